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

test('the section sizes of each file add up to its length', () => {
  for (const file of [files.text, files.columns]) {
    const sections = sectionsOf(file);
    expect(sections.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(file.byteLength);
    expect(new Set(sections.map(({ name }) => name)).size).toBe(sections.length);
  }
});

test('sections for matching, filtering and sorting are the index, display sections are not', () => {
  const sections = [...sectionsOf(files.text), ...sectionsOf(files.columns)];
  const isIndex = (name: string) => sections.find((section) => section.name === name)?.isIndex;
  const index = ['productPostings', 'productValues', 'variantColor', ...Object.keys(MARKET_TABLE)];
  expect(index.map(isIndex)).toEqual(index.map(() => true));
  const display = ['strings', 'productDetails', 'productRows', 'suggestions', 'contents'];
  expect(display.map(isIndex)).toEqual(display.map(() => false));
});

test('an unknown kind of file is refused', () => {
  expect(snapshotSections(new ArrayBuffer(200))).toMatchObject({
    ok: false,
    error: { code: 'snapshot_refused' },
  });
  expect(snapshotSections(new ArrayBuffer(3))).toMatchObject({
    ok: false,
    error: { code: 'snapshot_refused' },
  });
});
