// The search of a document that a form opened is kept once, in a real document that another page opened.
import { expect, test } from 'vitest';
import { clearHistory, readHistory, saveFormSearch } from '#src/discovery/suggest/history-store.ts';

test('the search of a form is kept once: cleared, it does not return with the way back to its page', () => {
  const storage = () => sessionStorage;
  saveFormSearch(storage, 'tent');
  expect(readHistory(storage)).toEqual(['tent']);
  clearHistory(storage);
  saveFormSearch(storage, 'tent');
  expect(readHistory(storage)).toEqual([]);
});
