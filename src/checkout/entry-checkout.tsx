// Entry point of the checkout's server rendering: plain HTML, in which no React runs in the browser.
import { renderToStaticMarkup } from 'react-dom/server';
import type { RenderCheckout } from '#contract/checkout-page.ts';
import { CheckoutDocument } from '#src/checkout/checkout-document.tsx';
import { CheckoutPage } from '#src/checkout/checkout-page.tsx';
import { CheckoutPageProvider, checkoutPageOf } from '#src/checkout/page-context.tsx';

export const renderCheckout: RenderCheckout = async ({ site, view, nonce }) => {
  const page = checkoutPageOf(site, view);
  const html = renderToStaticMarkup(
    <CheckoutDocument
      site={site}
      title={page.texts.title}
      back={page.texts.back}
      isReloading={view.checkout.state === 'completing'}
    >
      <CheckoutPageProvider value={page}>
        <CheckoutPage />
      </CheckoutPageProvider>
    </CheckoutDocument>,
  );
  const theme = site.themeCss === '' ? '' : `<style nonce="${nonce}">${site.themeCss}</style>`;
  return `<!doctype html>${html.replace('</head>', () => `${theme}</head>`)}`;
};
