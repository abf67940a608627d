// The screen of a placed order, which its URL names.
import { useRouterState } from '@tanstack/react-router';
import { OrderScreen } from '#src/features/order/order-screen.tsx';

export function OrderRoute() {
  const query = useRouterState({ select: ({ location }) => location.searchStr });
  return <OrderScreen number={new URLSearchParams(query).get('order') ?? ''} />;
}
