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

/** Calls `onChange` with the fields, and again when the URL or the window's width has changed. */
export function watchPageFields(router: ObservableRouter, onChange: (fields: PageFields) => void): void {
  let last = '';
  const update = () => {
    const fields = pageFields();
    const text = JSON.stringify(fields);
    if (text !== last) onChange(fields);
    last = text;
  };
  update();
  router.subscribe('onResolved', update);
  addEventListener('resize', update);
}
