// What stands in the search field without having been searched for: kept with the page's entry in the history (UR-05).
import { keepOf, keptOf } from '#src/discovery/state/history-state.ts';
import { setFieldText } from '#src/discovery/suggest/field-text.ts';
import { report } from '#src/platform/log.ts';

/** The key of the search field among the instances of an entry. */
const KEY = 'search field';

/**
 * Keeps what is typed, and puts it back where the shopper returns to: after a reload, and on the way back and forward.
 * No other change of the URL touches the field. The returned function ends it.
 */
export function keepFieldValue(field: HTMLInputElement): () => void {
  const { form } = field;
  const note = (state: { readonly field_value?: string }) => {
    try {
      keepOf(KEY, state);
    } catch (error) {
      report(error, 'history state');
    }
  };
  const keep = () => note({ field_value: field.value });
  /**
   * What was searched for is no text that waits: the way back leads to the query of the page. A suggestion that opens in
   * a tab or window of its own leaves the text where it is.
   */
  const forget = (event: Event) => {
    const { type, target } = event;
    const isElsewhere = event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey);
    if (
      type === 'submit' ||
      (!isElsewhere && target instanceof Element && target.closest('[role="option"]') !== null)
    )
      note({});
  };
  const restore = () => {
    const kept = keptOf(KEY) as { readonly field_value?: unknown } | undefined;
    if (typeof kept?.field_value === 'string' && field !== document.activeElement)
      setFieldText(field, kept.field_value);
  };
  // What was typed before this script came is newer.
  if (field.value === field.defaultValue) restore();
  else keep();
  field.addEventListener('input', keep);
  for (const type of ['submit', 'click']) form?.addEventListener(type, forget);
  addEventListener('popstate', restore);
  return () => {
    for (const type of ['submit', 'click']) form?.removeEventListener(type, forget);
    removeEventListener('popstate', restore);
    field.removeEventListener('input', keep);
  };
}
