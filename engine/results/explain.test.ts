import { expect, test } from 'vitest';
import type { EngineRule, EngineSynonym, RuleCondition, TextSource } from '#engine/catalogue.ts';
import type { Engine, Explanation } from '#engine/engine.ts';
import { marketSource, textSource } from '#tests/fixtures/catalogue.ts';
import { engineOf, fixtureEngine, productsRequest } from '#tests/fixtures/engines.ts';
import { rule, withMerchandising } from '#tests/fixtures/merchandising.ts';

type RequestOverrides = Parameters<typeof productsRequest>[0];
type Card = Explanation['cards'][number];

const en = fixtureEngine('en-eu');
const sv = fixtureEngine('sv-se');

function explain(
  engine: Engine,
  query: string,
  overrides: RequestOverrides = {},
  product?: string,
): Explanation {
  const explanation = engine.explain(query, productsRequest(overrides), product);
  if (!explanation.ok) throw new Error(explanation.error.code);
  return explanation.value;
}

function cardOf(engine: Engine, query: string, productId: string): Card {
  const card = explain(engine, query).cards.find((each) => each.productId === productId);
  if (card === undefined) throw new Error(`${query} does not find ${productId}`);
  return card;
}

const exactly = (query: string): RuleCondition => ({ query, match: 'exact' });
const ruled = (...rules: EngineRule[]) => engineOf(textSource('en'), { ...marketSource('en-eu'), rules });
/** The fixture with other titles. */
function titled(titles: Readonly<Record<string, string>>): Engine {
  const source: TextSource = textSource('en');
  const products = source.products.map((each) => ({ ...each, title: titles[each.productId] ?? each.title }));
  return engineOf({ ...source, products }, marketSource('en-eu'));
}

test('a word found as typed in a title has the best match values', () => {
  const card = cardOf(en, 'ridge shell ', 'p-ridge');
  expect(card.words).toEqual([
    {
      word: 'ridge',
      match: {
        typos: 0,
        level: 0,
        exactness: 'surface',
        isSize: false,
        terms: [{ text: 'ridge', fields: ['title'] }],
      },
    },
    {
      word: 'shell',
      match: {
        typos: 0,
        level: 0,
        exactness: 'surface',
        isSize: false,
        terms: [{ text: 'shell', fields: ['title', 'subtitle', 'category'] }],
      },
    },
  ]);
  expect(card.tier).toMatchObject({ missing: 0, typos: 0, apart: 0, level: 0, exactness: 0 });
  expect([card.position, card.isInStock, card.steps, card.pin]).toEqual([1, true, 0, undefined]);
});

test.each([
  ['a typo', 'jakcet ', 'p-loft', { typos: 1, terms: [{ text: 'jacket' }] }],
  ['a prefix', 'hik', 'p-trail', { exactness: 'prefix', level: 2, terms: [{ text: 'hiking' }] }],
  ['the plural', 'beanies ', 'p-beanie', { exactness: 'stem', terms: [{ text: 'beanie' }] }],
  ['an accent', 'bjork ', 'p-beanie', { exactness: 'folded', terms: [{ text: 'björk', fields: ['title'] }] }],
  [
    'a description',
    'gotland ',
    'p-beanie',
    { level: 3, terms: [{ text: 'gotland', fields: ['description'] }] },
  ],
  ['a colour', 'black ', 'p-trail', { level: 0, terms: [{ text: 'black', fields: ['color'] }] }],
  ['a size', 'xl ', 'p-trail', { level: 0, isSize: true, terms: [] }],
] as const)('%s is given as the match', (_, query, productId, match) => {
  const { words, tier } = cardOf(en, query, productId);
  expect(words).toMatchObject([{ match }]);
  expect(tier).toMatchObject({
    missing: 0,
    typos: 'typos' in match ? match.typos : 0,
    level: words[0]?.match?.level,
  });
});

test('a part of a compound is given as the match, with a lower field level', () => {
  const { words } = cardOf(sv, 'regn ', 'p-drizzle');
  expect(words).toMatchObject([
    { match: { level: 2, exactness: 'modifier', terms: [{ text: 'regnbyxor', fields: ['subtitle'] }] } },
  ]);
});

test('separate words are distinguished from adjacent ones', () => {
  const engine = titled({ 'p-fjord': 'Fjord Shell Jacket', 'p-ridge': 'Jacket of Ridge in Shell' });
  const { cards } = explain(engine, 'shell jacket ');
  const [together, apart] = cards;
  expect([together?.productId, together?.tier?.apart]).toEqual(['p-fjord', 0]);
  expect([apart?.productId, apart?.tier?.apart, apart?.rankedBelowBy]).toEqual(['p-ridge', 1, 'apart']);
});

test('a missing word has no match', () => {
  const { words, tier } = cardOf(en, 'merino beanie ', 'p-wool');
  expect(words.map(({ word, match }) => [word, match === undefined])).toEqual([
    ['merino', false],
    ['beanie', true],
  ]);
  expect(tier?.missing).toBe(1);
});

test('an out-of-stock product ranks below by stock alone', () => {
  const { cards } = explain(titled({ 'p-haul': 'Granite', 'p-loft-reuse': 'Granite' }), 'granite ');
  expect(cards).toMatchObject([
    { productId: 'p-loft-reuse', isInStock: true },
    { productId: 'p-haul', isInStock: false, rankedBelowBy: 'stock' },
  ]);
  expect(cards[1]!.meritRank).toBeLessThan(cards[0]!.meritRank);
  expect(cards[1]!.tier).toEqual(cards[0]!.tier);
});

test('pins and steps are given, with the position without them', () => {
  const plain = explain(en, 'jacket ').cards.map(({ productId }) => productId);
  const engine = ruled(
    rule(exactly('jacket'), {
      pins: [{ productId: 'p-beanie', position: 2 }],
      steps: [{ productId: plain[1]!, steps: 3 }],
    }),
  );
  const { cards } = explain(engine, 'jacket ');
  expect(cards[1]).toMatchObject({ productId: 'p-beanie', position: 2, pin: 2, rankedBelowBy: 'pin' });
  expect(cards[1]).not.toHaveProperty('tier');
  expect(cards[1]!.ownPosition).toBe(cards.length);
  expect(cards[0]).toMatchObject({ productId: plain[1], steps: 3, ownPosition: 2 });
});

test('slots list the expansions of each word: near words, synonyms, sizes', () => {
  const read = (engine: Engine, query: string) => explain(engine, query).slots;
  expect(read(en, 'jakcet ')).toMatchObject([
    {
      word: 'jakcet',
      isPrefix: false,
      expandedTerms: [
        { text: 'jacket', typos: 1 },
        { text: 'jackets', typos: 1 },
      ],
    },
  ]);
  expect(read(en, 'rain jack')[1]).toMatchObject({ word: 'jack', isPrefix: true });
  expect(read(en, 'xl ')).toMatchObject([{ sizes: ['XL'] }]);
  const synonyms: EngineSynonym[] = [{ kind: 'one_way', from: ['anorak'], to: ['shell jacket'] }];
  const [slot] = read(engineOf(textSource('en'), { ...marketSource('en-eu'), synonyms }), 'anorak ');
  expect(slot?.expandedTerms).toContainEqual({
    text: 'shell',
    exactness: 'head',
    typos: 0,
    replacement: ['shell', 'jacket'],
  });
});

const QUERIES = [
  'jacket',
  'shell jakcet',
  'rain trousers',
  'merino beanie',
  'black',
  'pack 65 l',
  'xl',
  '',
  'boots w',
];

test('cards are in search order, and each ranks below the previous by the stated criterion', () => {
  for (const engine of [en, sv, engineOf(textSource('sv'), withMerchandising(marketSource('sv-se')))])
    for (const query of [...QUERIES, 'jacka', 'byx', 'grön jacka'])
      for (const overrides of [{}, { limit: 3 }, { sort: { field: 'price', order: 'asc' as const } }]) {
        const result = engine.search(query, productsRequest(overrides));
        if (!result.ok) throw new Error(result.error.code);
        const explanation = explain(engine, query, overrides);
        expect(explanation.hits).toBe(result.value.n_hits);
        expect(explanation.cards.map(({ productId }) => productId)).toEqual(
          result.value.displays.map(({ variant_displays: [first] }) => first?.product_id),
        );
        for (const [at, card] of explanation.cards.entries()) {
          expect(card.position).toBe(at + 1);
          if (at > 0)
            expect(ranksBelow(card, explanation.cards[at - 1]!), `${query} ${card.productId}`).toBe(true);
          else expect(card.rankedBelowBy).toBeUndefined();
        }
      }
});

/** Whether the stated criterion really is worse for the second card. */
function ranksBelow(card: Card, previous: Card): boolean {
  switch (card.rankedBelowBy) {
    case undefined:
      return false;
    case 'pin':
      return card.pin !== undefined || previous.pin !== undefined;
    case 'steps':
      return card.steps < previous.steps;
    case 'stock':
      return previous.isInStock && !card.isInStock;
    case 'merit':
      return card.meritRank > previous.meritRank;
    case 'score':
      return (card.tier?.score ?? 0) < (previous.tier?.score ?? 0);
    case 'order':
      return true;
    default:
      return (
        (card.tier?.[card.rankedBelowBy] ?? Number.POSITIVE_INFINITY) >
        (previous.tier?.[card.rankedBelowBy] ?? 0)
      );
  }
}

test('a single product is explained at any position', () => {
  const engine = engineOf(textSource('sv'), withMerchandising(marketSource('sv-se')));
  for (const query of ['jacka', 'byxor', 'svart']) {
    const { cards } = explain(engine, query);
    for (const { rankedBelowBy, ...card } of cards)
      expect(
        explain(engine, query, { limit: 1 }, card.productId).product,
        `${query} ${rankedBelowBy}`,
      ).toEqual(card);
  }
});

test('an absent product is explained', () => {
  const of = (engine: Engine, query: string, id: string, overrides: RequestOverrides = {}) =>
    explain(engine, query, overrides, id).product;
  expect(of(en, 'beanie ', 'p-cairn')).toMatchObject({ absent: 'words', words: [{ word: 'beanie' }] });
  const filters = [{ field: 'color', op: 'in' as const, data: ['green'] }];
  expect(of(en, 'beanie ', 'p-beanie', { filters })).toMatchObject({ absent: 'filters' });
  const hiding = ruled(rule(exactly('beanie'), { hides: [{ productId: 'p-beanie' }] }));
  expect(of(hiding, 'beanie ', 'p-beanie')).toMatchObject({ absent: 'hidden' });
  expect(of(en, 'beanie ', 'nothing')).toBeUndefined();
});

test('explain does not change later results', () => {
  const previous = en.search('shell jakcet', productsRequest());
  en.explain('merino beanie', productsRequest(), 'p-haul');
  expect(en.search('shell jakcet', productsRequest())).toEqual(previous);
});
