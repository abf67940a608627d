import { expect, test } from 'vitest';
import { matchingSearches, parseHistory, withSearch } from '#src/discovery/suggest/history.ts';

test('at most 30 searches are kept, most recent first, each once', () => {
  let history: readonly string[] = [];
  for (let index = 0; index < 40; index += 1) history = withSearch(history, `query ${index}`);
  expect(history).toHaveLength(30);
  expect(history[0]).toBe('query 39');
  history = withSearch(history, ' Query 20 ');
  expect(history.slice(0, 2)).toEqual(['Query 20', 'query 39']);
  expect(history).toHaveLength(30);
  expect(withSearch(history, '  ')).toBe(history);
});

test('earlier searches match in either direction, without the typed one', () => {
  const history = ['rain jacket', 'rain', 'boots'];
  expect(matchingSearches(history, 'Rain')).toEqual(['rain jacket']);
  expect(matchingSearches(history, 'rain jacket red')).toEqual(['rain jacket', 'rain']);
  expect(matchingSearches(history, '')).toEqual(history);
});

test('text that is not a list of searches is an empty history', () => {
  expect(parseHistory('["a", 3, "b"]')).toEqual(['a', 'b']);
  expect(parseHistory('{"a":1}')).toEqual([]);
  expect(parseHistory('[')).toEqual([]);
  expect(parseHistory(null)).toEqual([]);
});
