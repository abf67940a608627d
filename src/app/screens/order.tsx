// The screen of a placed order, which its URL names; the server draws its heading.
import { useApp } from '#src/app/app.tsx';
import type { LoadRequest, ScreenProps } from '#src/app/screens/screen.ts';
import { OrderScreen } from '#src/features/order/order-screen.tsx';
import { loadOrderTexts } from '#src/i18n/order-texts.ts';

/** Anything else in the address is no number, and is not shown as one. */
const NUMBER = /^[A-Z0-9]{1,20}$/;

export interface OrderPage {
  readonly title: string;
  /** For a browser that runs no script. */
  readonly withoutScript: string;
}

export async function load({ services, search }: LoadRequest): Promise<OrderPage> {
  const { find, number: heading, withoutScript } = await loadOrderTexts(services.market.language);
  const number = numberIn(search);
  return { title: number === '' ? find : heading(number), withoutScript };
}

export function OrderRoute({ data: { title, withoutScript }, search }: ScreenProps<OrderPage>) {
  const { navigation } = useApp();
  const number = numberIn(search);
  return (
    <OrderScreen
      number={number}
      title={title}
      withoutScript={withoutScript}
      // The URL names the order, so that a reload shows it; who may read it is the session's matter.
      onFound={(found) => void navigation.follow(`?order=${encodeURIComponent(found)}`, true)}
    />
  );
}

function numberIn(query: string): string {
  const number = new URLSearchParams(query).get('order') ?? '';
  return NUMBER.test(number) ? number : '';
}
