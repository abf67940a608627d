// What every event says of the page that it happened on (EV-01), kept up to date while the shopper moves through the shop.
import type { PageFields } from '#contract/events.ts';
import type { ObservableRouter } from '#src/platform/page-views.ts';

export function pageFields(): PageFields {
  const { referrer } = document;
  return {
    url: location.href,
    document_width: Math.round(innerWidth),
    ...(referrer === '' ? {} : { document_referrer: referrer }),
  };
}

/** Tells the fields again when the URL or the window's width has changed. */
export function watchPageFields(router: ObservableRouter, onChange: (fields: PageFields) => void): void {
  let told = '';
  const tell = () => {
    const fields = pageFields();
    const text = JSON.stringify(fields);
    if (text !== told) onChange(fields);
    told = text;
  };
  tell();
  router.subscribe('onResolved', tell);
  addEventListener('resize', tell);
}
