// The codes command on both databases: what is stored, what is refused with its field, and what is printed.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { runCodes } from '#commands/codes/command.ts';
import { recordCodeUses } from '#store/discount-codes.ts';
import { useCommand } from '#tests/command-runs.ts';
import { DATABASES } from '#tests/databases.ts';

const FULL = {
  code: 'SPRING-10',
  percent: 12.5,
  categories: ['jackets'],
  products: ['p1'],
  excludesReduced: true,
  markets: ['sv-se', 'de-de'],
  from: '2027-03-01T00:00:00.000Z',
  until: '2027-06-01T00:00:00.000Z',
  minimum: { SEK: 500.5, EUR: 50 },
  uses: 100,
  usesPerCustomer: 1,
  stackable: true,
};

describe.each(DATABASES)('the codes command on $name', ({ make }) => {
  const command = useCommand(make, runCodes);
  const { run, file } = command;
  const listed = async (...args: string[]) =>
    (JSON.parse((await run('list', ...args, '--json')).out) as { codes: unknown[] }).codes;

  test('codes are set, listed with their uses, set again from that list, and removed', async () => {
    const codes = [
      FULL,
      { code: 'kronor', amount: { SEK: 100, KRW: 20_000 } },
      { code: 'POST', freeShipping: true },
    ];
    expect(await run('set', file({ codes }))).toMatchObject({ code: 0, err: '' });
    await command.store.transaction((tx) =>
      recordCodeUses(tx, { codes: ['SPRING-10'], orderId: 'o1', customer: 'c1', now: 1 }),
    );
    const kronor = { code: 'KRONOR', amount: { SEK: 100, KRW: 20_000 }, used: 0 };
    const expected = [kronor, { code: 'POST', freeShipping: true, used: 0 }, { ...FULL, used: 1 }];
    expect(await listed()).toEqual(expected);
    expect((await run('list', 'spring-10')).out).toBe(
      'SPRING-10  12.5 %  for jackets, p1  in sv-se, de-de  from 2027-03-01T00:00:00.000Z  until 2027-06-01T00:00:00.000Z  used 1 of 100\n',
    );
    const again = await run('set', file({ codes: await listed() }), '--json');
    expect(JSON.parse(again.out)).toEqual({ added: 0, changed: 0, unchanged: 3, dryRun: false });
    expect(await run('remove', 'Kronor')).toEqual({ code: 0, out: 'KRONOR is removed\n', err: '' });
    expect(await run('remove', 'Kronor')).toEqual({ code: 1, out: '', err: 'there is no code KRONOR\n' });
    expect(JSON.parse((await run('remove', 'kronor', '--json')).out)).toEqual({
      code: 'KRONOR',
      removed: false,
    });
    expect(await listed()).toEqual(expected.slice(1));
    expect(await run('list', 'KRONOR')).toMatchObject({ code: 1, err: 'there is no code KRONOR\n' });
  });

  test('other codes stay as they are, and a dry run keeps nothing', async () => {
    await run('set', file({ codes: [{ code: 'A', percent: 5 }] }));
    const path = file({
      codes: [
        { code: 'a', percent: 6 },
        { code: 'B', percent: 7 },
      ],
    });
    expect((await run('set', path, '--dry-run')).out).toContain(
      '1 new, 1 changed, 0 as they were; nothing was stored',
    );
    expect(await listed()).toMatchObject([{ code: 'A', percent: 5 }]);
    await run('set', path);
    await run('set', file({ codes: [{ code: 'C', percent: 8 }] }));
    expect(await listed()).toMatchObject([{ percent: 6 }, { percent: 7 }, { percent: 8 }]);
  });

  test('names of categories and products are looked up: id, external id or slug', async () => {
    const codes = [{ code: 'A', percent: 5, categories: ['slug-shells'], products: ['slug-p2', 'p2'] }];
    await run('set', file({ codes }));
    expect(await listed()).toMatchObject([{ categories: ['shells'], products: ['p2'] }]);
  });

  test.each([
    [[{ code: 'A' }], 'codes[0].percent: one of percent, amount and freeShipping is needed, and only one'],
    [[{ code: 'A', percent: 5, freeShipping: true }], 'codes[0].freeShipping: one of percent'],
    [[{ code: 'A', percent: 101 }], 'codes[0].percent: must be at most 100'],
    [[{ code: 'A', percent: 0 }], 'codes[0].percent: must be more than 0'],
    [[{ code: 'A', percent: 1.005 }], 'codes[0].percent: 1.005 has more than 2 decimals'],
    [[{ code: 'A', amount: { KRW: 9.5 } }], 'codes[0].amount.KRW: 9.5 has more than the 0 decimals of KRW'],
    [[{ code: 'A', amount: { XYZ: 9 } }], 'codes[0].amount.XYZ: is none of '],
    [[{ code: 'A', amount: {} }], 'codes[0].amount: needs an entry'],
    [[{ code: 'A b/c', percent: 5 }], 'codes[0].code: "A b/c" must be 1 to 40 letters and digits'],
    [
      [
        { code: 'a', percent: 5 },
        { code: ' A', percent: 5 },
      ],
      'codes[1].code: "A" is the code of codes[0]',
    ],
    [[{ code: 'A', percent: 5, uses: 0 }], 'codes[0].uses: must be at least 1'],
    [[{ code: 'A', percent: 5, from: 'soon' }], 'codes[0].from: '],
    [
      [{ code: 'A', percent: 5, from: FULL.until, until: FULL.from }],
      'codes[0].until: must be later than from',
    ],
    [
      [{ code: 'A', percent: 5, from: '0001-01-01T00:00:00Z' }],
      'codes[0].from: "0001-01-01T00:00:00Z" is no time in or after 1970',
    ],
    [
      [{ code: 'A', percent: 5, until: '2027-06-01' }],
      'codes[0].until: "2027-06-01" is not a time with its zone, such as 2027-06-01T00:00:00Z',
    ],
    [
      [{ code: 'A', percent: 5, until: '2027-01-01T23:59:60Z' }],
      'codes[0].until: "2027-01-01T23:59:60Z" is no time',
    ],
    [[{ code: 'A', percent: 5, categories: ['tents'] }], 'codes[0].categories[0]: there is no "tents"'],
    [[{ code: 'A', percent: 5, products: ['p1', 'p9'] }], 'codes[0].products[1]: there is no "p9"'],
    [[{ code: 'A', percent: 5, markets: ['xx-yy'] }], 'codes[0].markets[0]: there is no "xx-yy"'],
    [
      [{ code: 'A', percent: 5, markets: ['SE'] }],
      'codes[0].markets[0]: "SE" is not a market code such as sv-se',
    ],
    [[{ code: 'A', percent: 5, max: 3 }], 'codes[0].max: is none of code, percent, '],
    [[{ percent: 5 }], 'codes[0].code: is missing'],
  ])('%j is refused as a whole, with the field', async (codes, message) => {
    const good = { code: 'GOOD', percent: 5 };
    const refused = await run('set', file({ codes: [...codes, good] }));
    expect([refused.code, refused.out]).toEqual([1, '']);
    expect(refused.err).toContain(message);
    expect(await listed()).toEqual([]);
    const report = await run('set', file({ codes: [...codes, good] }), '--json');
    const { issues } = JSON.parse(report.out) as { issues: { field: string }[] };
    expect(issues.map(({ field }) => field)).toContain(message.split(':')[0]);
  });

  test('campaigns are set, listed, set again from that list, and removed', async () => {
    const { code: _code, uses: _uses, usesPerCustomer: _each, ...terms } = FULL;
    const campaigns = [
      { campaign: 'autumn', title: { en: 'Autumn sale', sv: 'Höstrea' }, ...terms },
      { campaign: 'post', title: { en: 'Free delivery' }, freeShipping: true },
    ];
    const codes = [{ code: 'AUTUMN', percent: 5 }];
    expect((await run('set', file({ codes, campaigns }))).out).toContain(
      ': 3 new, 0 changed, 0 as they were',
    );
    const all = JSON.parse((await run('list', '--json')).out) as object;
    expect(all).toMatchObject({ codes: [{ code: 'AUTUMN' }], campaigns });
    const again = await run('set', file(all), '--json');
    expect(JSON.parse(again.out)).toMatchObject({ added: 0, changed: 0, unchanged: 3 });
    expect((await run('list')).out).toBe(
      'autumn  12.5 %  for jackets, p1  in sv-se, de-de  from 2027-03-01T00:00:00.000Z  until 2027-06-01T00:00:00.000Z\npost  free shipping\nAUTUMN  5 %  used 0\n',
    );
    expect(await run('remove', '--campaign', 'autumn')).toMatchObject({
      code: 0,
      out: 'autumn is removed\n',
    });
    expect(await run('remove', '--campaign', 'autumn')).toMatchObject({
      code: 1,
      err: 'there is no campaign autumn\n',
    });
    expect(JSON.parse((await run('list', '--json')).out)).toMatchObject({
      codes: [{ code: 'AUTUMN' }],
      campaigns: [{ campaign: 'post' }],
    });
  });

  test.each([
    [
      { campaign: 'A b', title: { en: 'A' }, percent: 5 },
      'campaigns[0].campaign: "A b" is not lower-case letters',
    ],
    [{ campaign: 'a', title: {}, percent: 5 }, 'campaigns[0].title: needs a text in one language at least'],
    [{ campaign: 'a', percent: 5 }, 'campaigns[0].title: is missing'],
    [{ campaign: 'a', title: { en: ' ' }, percent: 5 }, 'campaigns[0].title.en: is blank'],
    [{ campaign: 'a', title: { en: 'A' } }, 'campaigns[0].percent: one of percent, amount and freeShipping'],
    [
      { campaign: 'a', title: { en: 'A' }, percent: 5, uses: 3 },
      'campaigns[0].uses: is none of campaign, title',
    ],
    [
      { campaign: 'a', title: { en: 'A' }, percent: 5, markets: ['xx-yy'] },
      'campaigns[0].markets[0]: there is no',
    ],
    [
      { campaign: 'a', title: { en: 'A' }, percent: 5, from: '0001-01-01T00:00:00Z' },
      'campaigns[0].from: "0001-01-01T00:00:00Z" is no time',
    ],
    [
      { campaign: 'good', title: { en: 'A' }, percent: 5 },
      'campaigns[1].campaign: "good" is the campaign of campaigns[0]',
    ],
  ])('the campaign %j is refused as a whole, with the field', async (campaign, message) => {
    const good = { campaign: 'good', title: { en: 'Good' }, percent: 5 };
    const refused = await run('set', file({ campaigns: [campaign, good] }));
    expect([refused.code, refused.out]).toEqual([1, '']);
    expect(refused.err).toContain(message);
    expect(JSON.parse((await run('list', '--json')).out)).toEqual({ codes: [], campaigns: [] });
  });

  test('a shop has 100 campaigns, however many files they come in; these can be changed still', async () => {
    const campaigns = (from: number, count: number, percent = 5) => ({
      campaigns: Array.from({ length: count }, (_, at) => ({
        campaign: `c${from + at}`,
        title: { en: 'A' },
        percent,
      })),
    });
    expect((await run('set', file(campaigns(0, 60)))).code).toBe(0);
    const refused = await run('set', file(campaigns(50, 60)));
    expect(refused).toMatchObject({
      code: 1,
      err: expect.stringContaining('campaigns: the shop would have 110 of them, and 100 is the limit'),
    });
    expect((await run('set', file(campaigns(60, 40)))).code).toBe(0);
    expect((await run('set', file(campaigns(100, 1)))).code).toBe(1);
    expect((await run('set', file(campaigns(0, 100, 6)))).out).toContain('0 new, 100 changed');
    const all = (await run('list', '--json')).out;
    expect(await run('set', file(JSON.parse(all)))).toMatchObject({ code: 0, err: '' });
  });

  test('reports as JSON have the keys that their documentation names', async () => {
    const documentation = readFileSync('docs/discount-codes.md', 'utf8');
    const namesIn = (text: string) => [...text.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
    const saidOf = (action: string) => {
      const [, row = ''] = new RegExp(`^\\| \`${action}\` \\| (.*) \\|$`, 'm').exec(documentation) ?? [];
      return namesIn(row);
    };
    const keysOf = async (...args: string[]) => {
      const report = JSON.parse((await run(...args, '--json')).out) as { issues?: [object] };
      return [report, ...(report.issues ?? [])].flatMap((one) => Object.keys(one));
    };
    const { code: _code, uses: _uses, usesPerCustomer: _each, percent: _percent, ...terms } = FULL;
    const campaign = { campaign: 'post', title: { en: 'Free delivery' }, freeShipping: true, ...terms };
    const kronor = { code: 'KRONOR', amount: { SEK: 100 } };
    const path = file({ codes: [FULL, kronor], campaigns: [campaign] });
    const set = [...(await keysOf('set', path)), ...(await keysOf('set', file({ codes: [{}] })))];
    expect(new Set(set)).toEqual(new Set(saidOf('set')));

    const all = JSON.parse((await run('list', '--json')).out) as { codes: object[]; campaigns: object[] };
    expect(Object.keys(all)).toEqual(saidOf('list').slice(0, 2));
    const [, table = ''] = /\| field \| what it says \|\n(.*?)\n\n/s.exec(documentation) ?? [];
    const fields = table.split('\n').flatMap((line) => namesIn(line.split('|')[1] ?? ''));
    const entryKeys = [...all.codes, ...all.campaigns].flatMap((entry) => Object.keys(entry));
    expect(new Set(entryKeys)).toEqual(new Set([...fields, 'used']));
    expect(saidOf('list')).toContain('used');

    const removed = [
      ...(await keysOf('remove', 'KRONOR')),
      ...(await keysOf('remove', '--campaign', 'post')),
    ];
    expect(new Set([...removed, 'false'])).toEqual(new Set(saidOf('remove')));
  });

  test('what is no JSON, no file or no command is told', async () => {
    expect((await run('set', file('{'))).err).toContain('the document is no JSON');
    expect((await run('set', '/nowhere.json')).code).toBe(1);
    expect((await run('set')).err).toContain('set: one FILE is needed');
    expect((await run('remove')).err).toContain('remove: one CODE is needed');
    expect((await run('set', file({}))).err).toContain('the document ');
    expect((await run('list', '--campaign', 'a')).err).toContain('--campaign stands in place of');
    expect((await run('give')).err).toContain('one of list, set, remove is needed');
    expect((await run('list', '--dry-run')).err).toContain('list takes no --dry-run');
    expect((await run('list')).out).toBe('there are no discount codes\n');
  });
});
