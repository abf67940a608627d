// The settings command on both databases: what is stored, what is refused, and what the change log says of it.
import { tmpdir } from 'node:os';
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { SettingsInput, ShopSettings } from '#contract/settings.ts';
import { runSettings } from '#commands/settings/command.ts';
import { DEFAULT_SETTINGS } from '#settings/settings.ts';
import { lastChange, partsSince } from '#store/change-log.ts';
import { readSettings } from '#store/settings.ts';
import { useCommand } from '#tests/command-runs.ts';
import { DATABASES } from '#tests/databases.ts';

const GOOD: SettingsInput = {
  name: 'Fjäll',
  markets: [
    {
      code: 'sv-se',
      country: 'SE',
      language: 'sv',
      currency: 'SEK',
      tax: { basisPoints: 2500 },
      shipping: { fee: 59 },
    },
  ],
};

describe.each(DATABASES)('settings on $name', ({ make }) => {
  const command = useCommand(make, runSettings);
  const { run, file } = command;
  const rows = () => command.store.db.selectFrom('settings').selectAll().orderBy('version').execute();

  test('without a document of its own a shop has the default one', async () => {
    const { code, out } = await run('get');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual(DEFAULT_SETTINGS);
    expect(await rows()).toEqual([]);
  });

  test('a document is stored as the next version, once, as a change of settings and of the languages it ends', async () => {
    const before = (await lastChange(command.store.db))!;
    const first = await run('set', file(GOOD));
    expect([first.code, first.out]).toEqual([
      0,
      'Fjäll: 1 market (sv-se), the one that sells most is the default\nstored as version 1\n',
    ]);
    expect([...(await partsSince(command.store.db, before.seq))].sort()).toEqual(['settings', 'texts']);
    const again = await run('set', file(GOOD));
    expect(again.out).toContain('as');
    expect((await lastChange(command.store.db))!.seq).toBe(before.seq + 1);

    const markets = GOOD.markets.map((market) => ({ ...market, shipping: { fee: 49 } }));
    expect((await run('set', file({ ...GOOD, markets }))).out).toContain('stored as version 2');
    expect([...(await partsSince(command.store.db, before.seq + 1))]).toEqual(['settings']);
    expect((await rows()).map(({ version }) => version)).toEqual([1, 2]);
    const { version, settings } = await readSettings(command.store.db);
    expect([version, settings.markets[0]?.shipping]).toMatchObject([2, { fee: 49, freeFrom: null }]);
  });

  test('what get writes, set takes, and nothing changes', async () => {
    await run('set', file(GOOD));
    const path = file('');
    expect((await run('get', path)).code).toBe(0);
    expect((JSON.parse(readFileSync(path, 'utf8')) as ShopSettings).name).toBe('Fjäll');
    expect((await run('set', path)).code).toBe(0);
    expect(await rows()).toHaveLength(1);
  });

  test('a document that an editor began with a byte order mark is read', async () => {
    const path = file('');
    writeFileSync(path, `\uFEFF${JSON.stringify(GOOD)}`);
    expect((await run('check', path)).code).toBe(0);
  });

  test('a document with faults is refused with all of them, and nothing is stored', async () => {
    const bad = { ...GOOD, defaultMarket: 'en-eu', legacyMarkets: { 'sv-ax': 'sv-fi' } };
    for (const action of ['set', 'check']) {
      const { code, out, err } = await run(action, file(bad));
      expect([code, out]).toEqual([1, '']);
      expect(err).toContain('  defaultMarket: "en-eu" is the code of no market\n');
      expect(err).toContain('  legacyMarkets.sv-ax: "sv-fi" is the code of no market\n');
    }
    expect((await run('set', file('{'))).err).toContain('the document is no JSON');
    expect(await rows()).toEqual([]);
  });

  test('a dry run and a check store nothing', async () => {
    const before = await lastChange(command.store.db);
    const { code, out } = await run('set', file(GOOD), '--dry-run');
    expect([code, out]).toEqual([0, expect.stringContaining('nothing was stored')]);
    expect((await run('check', file(GOOD))).code).toBe(0);
    expect(await rows()).toEqual([]);
    expect(await lastChange(command.store.db)).toEqual(before);
  });

  test('a stored document that is not valid any more is named, not guessed at', async () => {
    await run('set', file(GOOD));
    const doc = JSON.stringify({ name: 'Fjäll', markets: [] });
    await command.store.transaction((tx) => tx.updateTable('settings').set({ doc }).execute());
    await expect(readSettings(command.store.db)).rejects.toThrow(
      'version 1 of the settings is not valid: markets: needs an entry',
    );
  });

  test('a stored document holds without a method that is not accepted any more, which get names until it is set', async () => {
    await run('set', file(GOOD));
    const [market] = GOOD.markets;
    const methods = [{ id: 'store-van', title: { en: 'Van' }, fee: 9 }];
    const doc = JSON.stringify({ ...GOOD, markets: [{ ...market, shipping: { fee: 59, methods } }] });
    await command.store.transaction((tx) => tx.updateTable('settings').set({ doc }).execute());
    const { code, out, err } = await run('get');
    expect(code).toBe(0);
    expect(err).toBe(
      'version 1 of the settings has faults, and holds without what they are in:\n' +
        '  markets[0].shipping.methods[0].id: "store-van" begins with store-, as do those of picking up in a store\n',
    );
    const { markets } = JSON.parse(out) as ShopSettings;
    expect(markets[0]?.shipping).toMatchObject({ fee: 59, methods: [] });
    expect((await run('set', file(JSON.parse(doc)))).code).toBe(1);
    expect((await run('set', file(JSON.parse(out)))).out).toContain('version 2');
    expect((await run('get')).err).toBe('');
  });

  test('a valid document is stored over one that is not valid any more', async () => {
    await run('set', file(GOOD));
    const doc = JSON.stringify({ name: 'Fjäll', markets: [] });
    await command.store.transaction((tx) => tx.updateTable('settings').set({ doc }).execute());
    expect((await run('set', file(GOOD))).out).toContain('version 2');
    expect(await readSettings(command.store.db)).toMatchObject({ version: 2, settings: { name: 'Fjäll' } });
  });
});

test.each<[readonly string[], number, string]>([
  [['--help'], 0, 'npm run settings -- get [FILE]'],
  [['set', '--help'], 0, 'npm run settings -- get [FILE]'],
  [[], 2, 'one of get, set, check is needed'],
  [['put', 'x'], 2, 'one of get, set, check is needed'],
  [['set'], 2, 'set: one FILE is needed'],
  [['set', 'a', 'b'], 2, 'unexpected argument "b"'],
  [['check', 'a', '--dry-run'], 2, 'check takes no --dry-run'],
  [['check', '/no/such/file'], 1, '/no/such/file cannot be read: ENOENT'],
  [['check', tmpdir()], 1, `${tmpdir()} cannot be read: EISDIR`],
])('%j ends with %d', async (args, expected, text) => {
  const said: string[] = [];
  const output = { out: (part: string) => void said.push(part), err: (part: string) => void said.push(part) };
  const code = await runSettings(args, {}, output);
  expect([code, said.join('')]).toEqual([expected, expect.stringContaining(text)]);
});
