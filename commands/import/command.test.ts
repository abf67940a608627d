// The import command: exit codes, the report as JSON, the proposal as a file, and a process killed half-way.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runImport } from '#commands/import/command.ts';
import { readArticles, readCatalogue } from '#store/catalogue-read.ts';
import { openStore } from '#store/open-store.ts';
import { runCommandOn } from '#tests/command-runs.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cairn-import-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const environment = () => ({
  ...process.env,
  CAIRN_DATA_DIR: join(folder, 'data'),
  DATABASE_URL: '',
});
const CLI = join(import.meta.dirname, 'cli.ts');

/** In this process: what the command does. */
const run = (...args: string[]) => runCommandOn({ dataDir: join(folder, 'data') }, runImport, args);

/** As a process of its own, killed after so many ms; the exit code, null when it was killed. */
function spawned(args: readonly string[], killAfter = 60_000): Promise<number | null> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [CLI, ...args], { env: environment(), stdio: 'ignore' });
    const timer = setTimeout(() => child.kill('SIGKILL'), killAfter);
    child.on('exit', (code) => {
      clearTimeout(timer);
      resolve(code);
    });
  });
}

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

async function pricesNow(): Promise<(number | undefined)[]> {
  const store = await openStore({ dataDir: join(folder, 'data') });
  try {
    return (await readArticles(store.db)).map(({ prices }) => prices.EUR?.list);
  } finally {
    await store.close();
  }
}

const rows = (count: number, price: number) =>
  `id,title,price,description\n${Array.from(
    { length: count },
    (_, at) => `${at},Ridge cap ${at},${price} EUR,"Warm, dry and ${'light '.repeat(20)}"\n`,
  ).join('')}`;

test('what is one is told as one', async () => {
  const { out } = await run(file('shop.csv', rows(1, 10)));
  expect(out).toContain('csv, 1 row\n  1 product, 1 colour, 1 article\n');
  expect(out).toMatch(/The shop now sells in \S+ \(1 product\)/);
  const copy = await run(file('copy.csv', rows(1, 10)), '--source', 'copy');
  expect(copy.err).toContain('1 of 1 product is in the catalogue already');
  expect(copy.err).toContain('imported as copy it would stand there twice');
});

test('a feed is imported, a second time nothing changes, and JSON says so in one line', async () => {
  const feed = file('shop.csv', rows(3, 10));
  const first = await run(feed);
  expect(first).toMatchObject({ code: 0, err: '' });
  expect(first.out).toContain('3 products, 3 colours, 3 articles');
  const second = await run(feed, '--json');
  expect(second.code).toBe(0);
  expect(second.out.trim().split('\n')).toHaveLength(1);
  expect(JSON.parse(second.out)).toMatchObject({
    format: 'csv',
    source: 'feed',
    rows: 3,
    products: 3,
    added: 0,
    changed: 0,
    unchanged: 3,
    withdrawn: 0,
    rejected: [],
    dryRun: false,
  });
});

test('a dry run writes the proposed mapping to a file that is not there, and the file is used', async () => {
  const feed = file('shop.csv', rows(3, 10));
  const map = join(folder, 'map.json');
  expect((await run(feed, '--dry-run', '--map', map)).code).toBe(0);
  expect(JSON.parse(readFileSync(map, 'utf8'))).toMatchObject({ columns: { id: 'id', price: 'price' } });
  expect(await pricesNow()).toEqual([]);
  expect((await run(feed, '--map', map)).code).toBe(0);
  expect(await pricesNow()).toEqual([1000, 1000, 1000]);
  const whole = await run(feed, '--dry-run', '--json');
  // Some editors begin a file with a byte order mark.
  const report = file('report.json', `\uFEFF${whole.out}`);
  expect((await run(feed, '--map', report, '--json')).out).toContain('"unchanged":3');
});

test("a mapping's columns are those that are read, whatever the header looks like; where they can't be it is said", async () => {
  const feed = file(
    'shop.csv',
    'id,title,price,b2c price,image_link,stock qty\n1,A,50 EUR,100 EUR,https://p.example/1.jpg,0\n',
  );
  const columns = { id: 'id', title: 'title', price: 'b2c price', stock: 'stock qty' };
  const map = file('map.json', JSON.stringify({ columns }));
  const imported = await run(feed, '--map', map, '--json');
  expect(JSON.parse(imported.out)).toMatchObject({ format: 'csv', mapping: { columns }, warnings: [] });
  expect(await pricesNow()).toEqual([10_000]);
  const explicit = await run(feed, '--map', map, '--format', 'google-tsv', '--dry-run');
  expect(explicit.out).toContain(
    'note: the columns of the mapping are not used: google-tsv has columns of its own',
  );
  const rates = file('rates.json', '{"exchange":{"GBP":{"to":"EUR","rate":1.15}}}');
  expect((await run(feed, '--map', rates, '--dry-run')).out).toContain('google-tsv, 1 row');
  const target = join(folder, 'new-map.json');
  const proposal = await run(feed, '--dry-run', '--map', target);
  expect(proposal.out).toContain(`note: no mapping is written to ${target}: google-tsv needs none`);
  expect(existsSync(target)).toBe(false);
  await run(feed, '--dry-run', '--map', target, '--format', 'csv');
  expect(existsSync(target)).toBe(true);
});

test('size guides come with the feed, and go with one that is imported without them', async () => {
  const feed = file('shop.csv', 'id,title,price,product_type,size\n1,Linen shirt,49 EUR,Shirts,S\n');
  const guide = (categories: readonly string[]) =>
    JSON.stringify([
      {
        id: 'shirts',
        title: { en: 'Shirts' },
        categories,
        measures: [{ title: { en: 'Chest' } }],
        rows: [{ size: 'S', values: [[88, 92]] }],
      },
    ]);
  const stored = async () => {
    const store = await openStore({ dataDir: join(folder, 'data') });
    const { sizeGuides } = await readCatalogue(store.db);
    await store.close();
    return sizeGuides.map(({ guideId, listingIds }) => [guideId, listingIds.length]);
  };
  expect((await run(feed, '--size-guides', file('guides.json', guide(['shirts'])))).code).toBe(0);
  expect(await stored()).toEqual([['feed-shirts', 1]]);
  const refused = await run(feed, '--size-guides', file('guides.json', guide(['socks'])));
  expect(refused.code).toBe(1);
  expect(refused.err).toContain('[0].categories[0]: "socks" is no category of the feed: it has ');
  expect(await stored()).toEqual([['feed-shirts', 1]]);
  expect((await run(feed)).code).toBe(0);
  expect(await stored()).toEqual([]);
});

test('XML that is malformed or cut short exits with 1 and its line, and changes nothing', async () => {
  const item = (id: number) =>
    `<item><g:id>${id}</g:id><g:title>Cap</g:title><g:price>1 EUR</g:price></item>\n`;
  const whole = `<rss xmlns:g="g"><channel>\n${item(1)}${item(2)}</channel></rss>`;
  await run(file('shop.xml', whole));
  const broken = await run(file('shop.xml', whole.replace('1 EUR</g:price>', '2 EUR</g:prize>')));
  expect(broken.code).toBe(1);
  expect(broken.err).toContain('shop.xml:2: not well-formed XML');
  const short = await run(file('shop.xml', whole.slice(0, whole.indexOf('</channel>'))), '--json');
  expect(short.code).toBe(1);
  expect(JSON.parse(short.out)).toMatchObject({ products: 0, error: { line: 4 } });
  expect(await pricesNow()).toEqual([100, 100]);
});

test('wrong usage exits with 2 and says what is wrong; a file that is not there with 1', async () => {
  const feed = file('shop.csv', rows(1, 10));
  const uses: readonly (readonly [readonly string[], string])[] = [
    [[], 'one FILE is needed'],
    [[feed, '--format', 'xls'], '"xls" is not a format'],
    [[feed, '--market', 'xx-yy'], '"xx-yy" is none of'],
    [[feed, '--map', join(folder, 'none.json')], 'there is no file'],
    [[feed, '--map', file('map.json', '{"columns":{"x":"y"}}')], 'columns.x: is none of id, '],
    [[feed, '--size-guides', join(folder, 'none.json')], 'there is no file'],
    [
      [feed, '--map', file('cut-map.json', '{"columns": ')],
      'cut-map.json is refused:\n  the document is no JSON: ',
    ],
    [[feed, '--size-guides', file('guides.json', '[{"id":"a"}]')], '[0].title: is missing'],
    [
      [feed, '--size-guides', file('cut-guides.json', '[{')],
      'cut-guides.json is refused:\n  the document is no JSON: ',
    ],
    [[feed, '--map', folder], `--map: ${folder} cannot be read: EISDIR`],
    [[feed, '--size-guides', folder], `--size-guides: ${folder} cannot be read: EISDIR`],
    [[feed, '--source', 'demo'], "demo catalogue's own name"],
    [[feed, '--replaces', 'feed'], 'the products stand under "feed" themselves'],
    [[feed, '--replaces', 'merchandising'], "a merchant's decisions"],
    [[feed, '--nonsense'], 'nonsense'],
  ];
  for (const [args, said] of uses) {
    const outcome = await run(...args);
    expect(outcome.code).toBe(2);
    expect(outcome.err).toContain(said);
  }
  expect(existsSync(join(folder, 'data'))).toBe(false);
  expect((await run(join(folder, 'none.csv'))).code).toBe(1);
});

test("the exit code is the process's own", async () => {
  expect(await spawned([file('shop.csv', 'a,b\n1,2\n')])).toBe(1);
  expect(await spawned([])).toBe(2);
});

test('a process killed at any moment leaves the catalogue as it was, or as it was to be', async () => {
  const count = 3000;
  const feed = file('shop.csv', rows(count, 10));
  const started = performance.now();
  expect(await spawned([feed])).toBe(0);
  const whole = performance.now() - started;
  for (const [round, share] of [0.3, 0.5, 0.65, 0.8, 0.95].entries()) {
    const before = new Set(await pricesNow());
    const next = 20 + round;
    file('shop.csv', rows(count, next));
    await spawned([feed], whole * share);
    const after = await pricesNow();
    expect(after).toHaveLength(count);
    expect([[...before], [next * 100]]).toContainEqual([...new Set(after)]);
  }
}, 120_000);
