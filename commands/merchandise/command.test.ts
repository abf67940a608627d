// The merchandise command on both databases: atomic replacement, issues with their location, export and re-import.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runMerchandise } from '#commands/merchandise/command.ts';
import type { MerchandisingFile } from '#server/merchandising/file-schema.ts';
import { applyCatalogue } from '#store/catalogue.ts';
import { readCatalogue } from '#store/catalogue-read.ts';
import { lastChange, partsSince } from '#store/change-log.ts';
import { readMerchandising, activeRules } from '#store/merchandising.ts';
import { useCommand } from '#tests/command-runs.ts';
import { DATABASES } from '#tests/databases.ts';
import { smallCatalogue, smallListing } from '#tests/small-catalogue.ts';
import { marketOf } from '#tests/fixtures/markets.ts';

const RULE = { id: 'shells', query: 'shell', pin: [{ product: 'p2', position: 1 }] };
const GOOD: MerchandisingFile = {
  synonyms: [
    { language: 'en', kind: 'one_way', from: ['anorak', 'cagoule'], to: ['shell jacket'] },
    { language: 'sv', kind: 'equal', from: ['rock', 'jacka'] },
    { language: 'en', kind: 'correction', from: ['jaket'], to: ['jacket'] },
  ],
  rules: [
    RULE,
    {
      id: 'spring',
      listing: 'jackets',
      markets: ['sv-se', 'de-de'],
      from: '2027-03-01T00:00:00.000Z',
      until: '2027-06-01T00:00:00.000Z',
      boost: [{ field: 'brand', value: 'Cairn', steps: 2 }],
      bury: [{ product: 'p1', steps: 1 }],
      hide: [{ field: 'category', value: 'shells' }],
    },
    { id: 'to-shells', query: 'hard shell', match: 'contains', redirect: { listing: 'shells' } },
    { id: 'to-cart', query: 'my bag', match: 'begins', redirect: { page: '/search' } },
  ],
};

describe.each(DATABASES)('merchandising on $name', ({ make }) => {
  const command = useCommand(make, runMerchandise);
  const { run, file } = command;

  test('a file is applied as a whole and logged as a change of columns only; applied again it changes nothing', async () => {
    const before = (await lastChange(command.store.db))!;
    const first = await run(file(GOOD), '--json');
    expect(JSON.parse(first.out)).toMatchObject({ synonyms: 3, rules: 4, dryRun: false });
    const after = (await lastChange(command.store.db))!;
    expect(after.seq).toBe(before.seq + 1);
    expect([...(await partsSince(command.store.db, before.seq))]).toEqual(['columns']);
    const { synonyms } = await readCatalogue(command.store.db);
    expect(synonyms.get('en')?.map(({ kind }) => kind)).toEqual(['one_way', 'correction']);
    expect((await run(file(GOOD))).out).toContain('nothing changed');
    expect(await lastChange(command.store.db)).toEqual(after);
  });

  test('entries that are no longer in the file are removed', async () => {
    await run(file(GOOD));
    await run(file({ rules: [RULE] }));
    expect(await readMerchandising(command.store.db)).toMatchObject({
      synonyms: {},
      rules: [{ ruleId: 'shells' }],
    });
    await run(file({}));
    expect(await readMerchandising(command.store.db)).toEqual({ synonyms: {}, rules: [] });
  });

  test('a dry run checks everything and writes nothing', async () => {
    const before = await lastChange(command.store.db);
    const { code, out } = await run(file(GOOD), '--dry-run');
    expect([code, out]).toEqual([0, expect.stringContaining('nothing was kept')]);
    expect(await lastChange(command.store.db)).toEqual(before);
    expect((await run(file({ rules: [{ ...RULE, listing: 'shells' }] }), '--dry-run')).code).toBe(1);
  });

  test('what is one is told as one', async () => {
    const synonyms = GOOD.synonyms?.slice(0, 1);
    expect((await run(file({ synonyms, rules: [RULE] }))).out).toContain(': 1 synonym, 1 rule\n');
    expect((await run(file({ rules: [{ ...RULE, pinn: [] }] }))).err).toContain(': 1 fault\n');
  });

  test('a report as JSON has the keys that its documentation names', async () => {
    const [, said = ''] = /`--json` \| (.*) \|/.exec(readFileSync('docs/merchandising.md', 'utf8')) ?? [];
    const named = [...said.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
    const done = JSON.parse((await run(file(GOOD), '--json')).out) as object;
    const refused = JSON.parse((await run(file({ rules: [{ id: 'x' }] }), '--json')).out) as {
      issues: [object];
    };
    const keys = [done, refused, refused.issues[0]].flatMap((report) => Object.keys(report));
    expect(new Set(keys)).toEqual(new Set(named));
  });

  test.each([
    [
      { rules: [{ ...RULE, pin: [{ product: 'p9', position: 1 }] }] },
      'rules[0] "shells": pin[0].product: there is no product "p9"',
    ],
    [
      { rules: [RULE, { ...RULE, id: 'b', query: undefined, listing: 'gone' }] },
      'rules[1] "b": listing: there is no listing "gone"',
    ],
    [
      { rules: [{ ...RULE, markets: ['sv-xx'] }] },
      'rules[0] "shells": markets[0]: "sv-xx" is none of en-us,',
    ],
    [
      { rules: [{ ...RULE, hide: [{ field: 'brand', value: 'Acme' }] }] },
      'hide[0].value: no product has the value "Acme" of brand',
    ],
    [
      { rules: [{ ...RULE, hide: [{ field: 'color', value: 'blue' }] }] },
      'hide[0].field: "color" is of colours or sizes',
    ],
    [
      { rules: [{ ...RULE, boost: [{ field: 'wool', value: 'x' }] }] },
      'boost[0].field: no product has a field "wool"',
    ],
    [{ rules: [{ ...RULE, redirect: { page: '/e/gone' } }] }, 'redirect.page: there is no page "/e/gone"'],
    [
      { rules: [{ ...RULE, redirect: { page: '/search?query=rain' } }] },
      'redirect.page: must not be another search',
    ],
    [
      { rules: [{ ...RULE, redirect: { page: '//evil.example' } }] },
      'redirect.page: must be a path of the shop',
    ],
    [
      { rules: [{ ...RULE, pin: [{ product: 'p1', position: 0 }] }] },
      'rules[0] "shells": pin[0].position: must be at least 1',
    ],
    [{ rules: [{ ...RULE, pinn: [] }] }, 'rules[0] "shells": pinn: is none of id, query, match,'],
    [{ rules: [{ ...RULE, query: ' - ' }] }, 'query: " - " holds no word'],
    [{ rules: [{ id: 'shells', query: 'shell' }] }, 'pin: the rule decides nothing'],
    [{ rules: [RULE, RULE] }, 'rules[1] "shells": id: "shells" is the id of an earlier rule'],
    [{ rules: [{ ...RULE, until: '2027-01-01T23:59:60Z' }] }, 'until: "2027-01-01T23:59:60Z" is no time'],
    [
      { rules: [{ ...RULE, from: '2027-01-02T00:00:00Z', until: '2027-01-01T00:00:00Z' }] },
      'until: must be later than from',
    ],
    [
      { rules: [{ ...RULE, from: 'Monday' }] },
      'rules[0] "shells": from: "Monday" is not a time with its zone, such as 2027-06-01T00:00:00Z',
    ],
    [
      { synonyms: [{ language: 'en', kind: 'one_way', from: ['anorak'] }] },
      'synonyms[0] "anorak": to: needs at least one phrase',
    ],
    [
      { synonyms: [{ language: 'xx', kind: 'equal', from: ['a', 'b'] }] },
      'synonyms[0] "a": language: "xx" is none of en, sv, de, ko',
    ],
    [{ synonyms: [{ language: 'en', kind: 'equal', from: ['a'] }] }, 'from: needs at least two phrases'],
    [
      { synonyms: [{ language: 'en', kind: 'equal', from: ['rucksack|backpack', 'pack'] }] },
      'synonyms[0] "rucksack|backpack": from[0]: "rucksack|backpack" holds "|", which separates phrases',
    ],
    [{ synonym: [] }, 'document.json: synonym: is none of synonyms, rules'],
    ['{"rules": [}', 'is no JSON'],
    ['[]', 'document.json: must be an object'],
  ])('%j is rejected with its location, and nothing changes', async (content, expected) => {
    await run(file(GOOD));
    const before = await readMerchandising(command.store.db);
    const { code, err } = await run(file(content));
    expect([code, err]).toEqual([1, expect.stringContaining(expected)]);
    expect(await readMerchandising(command.store.db)).toEqual(before);
  });

  test('an export, as JSON or as a table, changes nothing when it is applied', async () => {
    await run(file(GOOD));
    const before = await readMerchandising(command.store.db);
    for (const name of ['now.json', 'now.csv']) {
      const path = join(command.database.dataDir, name);
      expect((await run('--export', path)).code).toBe(0);
      expect((await run(path)).out).toContain('nothing changed');
    }
    expect(await readMerchandising(command.store.db)).toEqual(before);
    expect(JSON.parse((await run('--export')).out)).toEqual(
      JSON.parse(readFileSync(join(command.database.dataDir, 'now.json'), 'utf8')),
    );
  });

  test('products may be given by slug, and a rule applies only in its markets and its time', async () => {
    await run(
      file({
        rules: [
          {
            ...RULE,
            markets: ['sv-se'],
            until: '2027-01-01T00:00:00Z',
            pin: [{ product: 'slug-p2', position: 3 }],
          },
        ],
      }),
    );
    const { rules } = await readMerchandising(command.store.db);
    const end = Date.parse('2027-01-01T00:00:00Z');
    expect(activeRules(rules, marketOf('sv-se'), end - 1)).toMatchObject([
      { pins: [{ productId: 'p2', position: 3 }] },
    ]);
    expect(activeRules(rules, marketOf('sv-se'), end)).toEqual([]);
    expect(activeRules(rules, marketOf('en-eu'), end - 1)).toEqual([]);
  });

  test('a listing or product may be named by a slug that it had before', async () => {
    const parts = smallCatalogue();
    await applyCatalogue(
      command.store,
      smallCatalogue({
        listings: parts.listings.map((listing) => ({ ...listing, slug: `new-${listing.listingId}` })),
        products: [...parts.products].map((product) => ({ ...product, slug: `new-${product.productId}` })),
      }),
    );
    const rules = [
      { id: 'old', query: 'shell', pin: [{ product: 'slug-p2', position: 1 }] },
      { id: 'there', query: 'hard shell', redirect: { listing: 'slug-shells' } },
    ];
    expect(await run(file({ rules }))).toMatchObject({ code: 0, err: '' });
    expect((await readMerchandising(command.store.db)).rules).toMatchObject([
      { pins: [{ productId: 'p2' }] },
      { redirect: { listingId: 'shells' } },
    ]);
    expect((await run(file({ rules: [{ ...rules[1], redirect: { listing: 'slug-none' } }] }))).code).toBe(1);
  });

  test('a listing that is no category is no value of the field category; a rule may be of it', async () => {
    const { listings } = smallCatalogue();
    const sale = smallListing('sale', null, { type: 'campaign' });
    await applyCatalogue(command.store, smallCatalogue({ listings: [...listings, sale] }));
    const target = { field: 'category', value: 'sale' };
    for (const effect of ['boost', 'bury', 'hide'] as const) {
      const { code, err } = await run(file({ rules: [{ ...RULE, [effect]: [target] }] }));
      const expected = `${effect}[0].value: the listing "sale" is no category`;
      expect([code, err]).toEqual([1, expect.stringContaining(expected)]);
    }
    const ofSale = { id: 'sale', listing: 'sale', pin: [{ product: 'p2', position: 1 }] };
    expect(await run(file({ rules: [ofSale] }))).toMatchObject({ code: 0, err: '' });
  });

  test('issues of a table have line numbers', async () => {
    const table = [
      'what;id;query;product;position',
      'pin;a;shell;p1;1',
      'pin;a;shell;p9;2',
      'pin;a;other;p1;3',
      'shove;b;shell;p1;1',
      'pin;c;shell;p1;first',
    ].join('\n');
    const { err } = await run(file(`${table}\n`, 'rules.csv'));
    expect(err).toContain('line 4: id: "a" is the rule of line 2, which is for something else');
    expect(err).toContain('line 5: what: "shove" is none of');
    expect(err).toContain('line 6: pin[0].position: must be a whole number');
    const validTable = `${table.split('\n').slice(0, 3).join('\n')}\n`;
    expect((await run(file(validTable, 'rules.csv'))).err).toContain(
      'line 3: pin[1].product: there is no product "p9"',
    );
    expect((await run(file('what,when\npin,now\n', 'rules.csv'))).err).toContain('there is no column "when"');
  });

  test('a table is refused where a row says what would not hold', async () => {
    const table = [
      'what,id,language,words,means,query,markets,product,position,steps,redirect_listing,redirect_page',
      'redirect,to-shells,,,,hard shell,,,,,shells,',
      'redirect,to-shells,,,,hard shell,,,,,,/search',
      'one_way,,en,anorak,shell jacket,,sv-se,,,,,',
      'boost,b,,,,shell,,p1,1,,,',
      'hide,h,,,,shell,,p1,,2,,',
    ].join('\n');
    const { code, err } = await run(file(`${table}\n`, 'rules.csv'));
    expect(code).toBe(1);
    expect(err.split('\n').slice(1, 5)).toEqual([
      '  line 3: redirect: "to-shells" is redirected by line 2 already',
      '  line 4: markets: has no meaning for one_way',
      '  line 5: position: has no meaning for boost',
      '  line 6: steps: has no meaning for hide',
    ]);
    expect(await readMerchandising(command.store.db)).toEqual({ synonyms: {}, rules: [] });
  });

  test('a row without an id is a rule of its own, also where its line is the id of another', async () => {
    const table = ['what,id,query,product,position', 'pin,,shell,p1,1', 'pin,line-2,shell,p2,1'].join('\n');
    expect((await run(file(`${table}\n`, 'rules.csv'))).code).toBe(0);
    expect((await readMerchandising(command.store.db)).rules).toMatchObject([
      { ruleId: 'line-2-', pins: [{ productId: 'p1' }] },
      { ruleId: 'line-2', pins: [{ productId: 'p2' }] },
    ]);
  });

  test('invalid usage is reported with the usage', async () => {
    for (const args of [[], ['a', 'b'], ['a', '--force'], ['--export', '--json']])
      expect(await run(...args)).toMatchObject({
        code: 2,
        err: expect.stringContaining('npm run merchandise'),
      });
    expect(await run(join(command.database.dataDir, 'none.json'))).toMatchObject({
      code: 1,
      err: expect.stringContaining('there is no file'),
    });
  });
});
