import { expect, test } from 'vitest';
import { type SnapshotSection, snapshotSections } from '#engine/engine.ts';
import { MARKET_TABLE } from '#engine/snapshot/market-columns.ts';
import { marketSource, textSource } from '#tests/fixtures/catalogue.ts';
import { engineFiles } from '#tests/fixtures/engines.ts';

const files = engineFiles(textSource('en'), marketSource('en-eu'));

function sectionsOf(file: ArrayBuffer): SnapshotSection[] {
  const sections = snapshotSections(file);
  if (!sections.ok) throw new Error(sections.error.detail);
  return sections.value;
}

test('the sections of either file are together as long as the file', () => {
  for (const file of [files.text, files.columns]) {
    const sections = sectionsOf(file);
    expect(sections.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(file.byteLength);
    expect(new Set(sections.map(({ name }) => name)).size).toBe(sections.length);
  }
});

test('what matching, filtering and sorting read is the index, what is only shown is not', () => {
  const sections = [...sectionsOf(files.text), ...sectionsOf(files.columns)];
  const isIndex = (name: string) => sections.find((section) => section.name === name)?.isIndex;
  const index = ['productPostings', 'productValues', 'variantColor', ...Object.keys(MARKET_TABLE)];
  expect(index.map(isIndex)).toEqual(index.map(() => true));
  const shown = ['strings', 'productDetails', 'productRows', 'suggestions', 'contents'];
  expect(shown.map(isIndex)).toEqual(shown.map(() => false));
});

test('a file of no known kind is refused', () => {
  expect(snapshotSections(new ArrayBuffer(200))).toMatchObject({
    ok: false,
    error: { code: 'snapshot_refused' },
  });
  expect(snapshotSections(new ArrayBuffer(3))).toMatchObject({
    ok: false,
    error: { code: 'snapshot_refused' },
  });
});
