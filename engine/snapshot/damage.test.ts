import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MarketSource } from '#engine/catalogue.ts';
import { type Engine, openEngine } from '#engine/engine.ts';
import { crc32 } from '#engine/snapshot/crc32.ts';
import { marketSource, textSource } from '#tests/fixtures/catalogue.ts';
import { ask, filesOf } from '#tests/fixtures/engines.ts';

const decided: Partial<MarketSource> = {
  synonyms: [{ kind: 'equal', from: ['jacka', 'rock'], to: [] }],
  rules: [
    {
      when: { query: 'jacka', match: 'begins' },
      pins: [{ productId: 'p-cairn', position: 2 }],
      steps: [{ field: 'label', valueId: 'Reuse', steps: -2 }],
      hides: [{ productId: 'p-beanie' }],
      redirect: { path: '/e/waterproofing' },
    },
  ],
  shoppers: {
    together: new Map([['p-fjord', [{ productId: 'p-ridge', score: 0.5 }]]]),
    trending: ['p-trail', 'p-wool'],
  },
};
const files = filesOf(textSource('sv'), { ...marketSource('sv-se'), ...decided });
const english = filesOf(textSource('en'), marketSource('en-se'));
const names = ['text', 'columns'] as const;

type Damage = (bytes: Uint8Array) => Uint8Array;
const share = fc.noBias(fc.nat(2 ** 24 - 1)).map((n) => n / 2 ** 24);
const damage: fc.Arbitrary<Damage> = fc.oneof(
  share.map(
    (at): Damage =>
      (bytes) =>
        bytes.slice(0, Math.floor(at * bytes.length)),
  ),
  fc.tuple(share, fc.nat(7)).map(
    ([at, bit]): Damage =>
      (bytes) => {
        const damaged = bytes.slice();
        damaged[Math.floor(at * bytes.length)]! ^= 1 << bit;
        return damaged;
      },
  ),
  fc.tuple(share, share, share).map(
    ([from, length, to]): Damage =>
      (bytes) => {
        const damaged = bytes.slice();
        const piece = bytes.slice(Math.floor(from * bytes.length)).slice(0, 1 + Math.floor(length * 64));
        damaged.set(
          piece.subarray(0, bytes.length - Math.floor(to * bytes.length)),
          Math.floor(to * bytes.length),
        );
        return damaged;
      },
  ),
  fc.uint8Array({ maxLength: 300 }).map(
    (any): Damage =>
      () =>
        any,
  ),
);

const bufferOf = (bytes: Uint8Array) => bytes.slice().buffer;
const isSame = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);
/** Padding between sections is nobody's content. */
function isPadding(bytes: Uint8Array, other: Uint8Array): boolean {
  return bytes.length === other.length && bytes.every((byte, at) => byte === other[at] || byte === 0);
}

test('a truncated, flipped or spliced file is refused with snapshot_refused', () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), damage, (name, damaging) => {
      const whole = new Uint8Array(files[name]);
      const damaged = damaging(whole);
      fc.pre(!isSame(whole, damaged));
      const opened = openEngine({ ...files, [name]: bufferOf(damaged) });
      if (opened.ok) expect(isPadding(whole, damaged)).toBe(true);
      else expect(opened.error).toMatchObject({ code: 'snapshot_refused', detail: expect.any(String) });
    }),
    { numRuns: 1000 },
  );
});

test('files that do not belong together are refused', () => {
  const refused = { ok: false, error: { code: 'snapshot_refused' } };
  expect(openEngine({ text: files.columns, columns: files.text })).toMatchObject(refused);
  expect(openEngine({ text: english.text, columns: files.columns })).toMatchObject(refused);
  const sameEpoch = { ...textSource('sv'), products: textSource('sv').products.toReversed() };
  const other = filesOf(sameEpoch, marketSource('sv-se'));
  expect(openEngine({ text: other.text, columns: files.columns })).toMatchObject(refused);
});

/** Every CRC made right again: what then opens was judged by its bounds alone. */
function reseal(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer);
  const sections = view.getUint32(16, true);
  for (let entry = 128; entry < 128 + sections * 24; entry += 24) {
    const offset = view.getUint32(entry + 8, true);
    const content = bytes.subarray(offset, offset + view.getUint32(entry + 12, true));
    view.setUint32(entry + 16, crc32(content), true);
  }
  const seal = crc32(bytes.subarray(32, 128 + sections * 24), crc32(bytes.subarray(0, 24)));
  view.setUint32(24, seal, true);
  return bytes;
}

function askEverything(engine: Engine): void {
  const filters = [
    { field: 'color', op: 'in' as const, data: ['red', 'blue'] },
    { field: 'price', op: 'leq' as const, data: 2000 },
  ];
  for (const query of ['', 'jacka', 'vandrings byxa', 'skaljakca', 'grön', 'b'])
    engine.search(query, ask({ filters: query.length > 4 ? filters : [] }));
  engine.listing('l-jackets', 'listingId');
  engine.listingProducts('sale', 'externalId', ask({ filters, sort: { field: 'price', order: 'asc' } }));
  engine.suggest('ja', 8);
  engine.recommend(['p-fjord'], 4);
  engine.related([], 4);
  engine.product('fjord');
  engine.prices(['p-fjord', 'p-ridge']);
  engine.productSlugs();
}

test('damage that hides behind right CRCs is refused, or answers without a throw', () => {
  let opened = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.array(fc.tuple(share, fc.nat(255)), { minLength: 1, maxLength: 4 }),
      (name, changes) => {
        const bytes = new Uint8Array(files[name]).slice();
        const contentAt = 128 + new DataView(bytes.buffer).getUint32(16, true) * 24;
        for (const [at, byte] of changes) {
          bytes[contentAt + Math.floor(at * (bytes.length - contentAt))] = byte;
        }
        const pair = { ...files, [name]: reseal(bytes).buffer as ArrayBuffer };
        if (name === 'text') pair.columns = renamed(files.columns, bytes);
        const engine = openEngine(pair);
        if (!engine.ok) return;
        opened += 1;
        askEverything(engine.value);
      },
    ),
    { numRuns: 300 },
  );
  // Most bytes are texts, prices and measures, where another byte is as good: the queries were really run.
  expect(opened).toBeGreaterThan(50);
});

/** The columns, belonging to a text base with another fingerprint. */
function renamed(columns: ArrayBuffer, text: Uint8Array): ArrayBuffer {
  const fingerprint = (bytes: Uint8Array) => new DataView(bytes.buffer).getUint32(24, true).toString(16);
  const before = fingerprint(new Uint8Array(files.text));
  const after = fingerprint(text);
  if (before.length !== after.length) return columns;
  const bytes = new Uint8Array(columns).slice();
  const at = new TextDecoder('latin1').decode(bytes).indexOf(before);
  bytes.set(new TextEncoder().encode(after), at);
  return reseal(bytes).buffer as ArrayBuffer;
}

test('an engine over verified bytes answers as one that checked them', () => {
  const checked = openEngine(files);
  const trusted = openEngine(files, { isVerified: true });
  if (!checked.ok || !trusted.ok) throw new Error('refused');
  expect(trusted.value.search('jacka', ask())).toEqual(checked.value.search('jacka', ask()));
});
