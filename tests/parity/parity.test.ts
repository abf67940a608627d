// The engine gives equal results in Node and in the workers of real browsers.
import { existsSync } from 'node:fs';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DiscoverySource } from '#contract/discovery-source.ts';
import { type Engine, type EngineFiles, openEngine, type TextSource, engineSource } from '#engine/engine.ts';
import { DISCOVERY_CASES } from '#tests/cases/discovery-source.ts';
import { marketSource, textSource } from '#tests/fixtures/catalogue.ts';
import { demoFiles } from '#tests/fixtures/demo-files.ts';
import { engineFiles } from '#tests/fixtures/engines.ts';
import { withMerchandising } from '#tests/fixtures/merchandising.ts';
import { randomCatalogue, WORDS } from '#tests/fixtures/random-catalogue.ts';
import { type BrowserName, BROWSERS, openWorkerPage, type WorkerPage } from '#tests/parity/browsers.ts';
import { type BuiltPage, openBuiltPage } from '#tests/parity/built-page.ts';
import { digestOf, type Message } from '#tests/parity/messages.ts';
import { resultText, type EngineCall } from '#tests/parity/engine-call.ts';
import { catalogueWords } from '#tests/parity/random-queries.ts';
import { randomEngineCall } from '#tests/parity/random-engine-calls.ts';

const FIXTURE_MARKETS = ['sv-se', 'en-eu', 'en-se'] as const;
const DEMO_MARKETS = ['en-eu', 'sv-se', 'de-de', 'ko-kr'] as const;
/** The seed printed by an earlier run repeats its calls. */
const SEED = Number(process.env['CAIRN_PARITY_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
if (!Number.isInteger(SEED)) throw new Error('CAIRN_PARITY_SEED must be a whole number');
/** Calls are sent in batches, as messages to a browser are slow; a failing batch shrinks to the call that differs. */
const BATCH = { minLength: 1, maxLength: 60, size: 'max' } as const;
const SETTINGS = { seed: SEED, interruptAfterTimeLimit: 240_000, markInterruptAsFailure: true };

interface Catalogue {
  readonly name: string;
  readonly source: TextSource;
  readonly files: EngineFiles;
  /** Words for random queries. */
  readonly words: readonly string[];
}
function openInNode(files: EngineFiles): Engine {
  const engine = openEngine(files);
  if (!engine.ok) throw new Error(engine.error.detail);
  return engine.value;
}

let page: BuiltPage;
let catalogues: readonly Catalogue[];
beforeAll(async () => {
  console.log(`parity: CAIRN_PARITY_SEED=${SEED}`);
  page = await openBuiltPage('tests/parity/engine-page.ts');
  const fixtures = FIXTURE_MARKETS.map((market) => {
    const source = textSource(market === 'sv-se' ? 'sv' : 'en');
    const prices = marketSource(market);
    const words = catalogueWords(source, prices.synonyms ?? []);
    return { name: `fixture ${market}`, source, files: engineFiles(source, prices), words };
  });
  const demo = (await demoFiles(DEMO_MARKETS)).map(({ market, source, synonyms, files }) => {
    return { name: `demo ${market}`, source, files, words: catalogueWords(source, synonyms) };
  });
  const prices = withMerchandising(marketSource('sv-se', 'market-rules'));
  const source = textSource('sv');
  const words = catalogueWords(source, prices.synonyms ?? []);
  const merchandised = { name: 'merchandised', source, files: engineFiles(source, prices), words };
  catalogues = [...fixtures, merchandised, ...demo];
}, 300_000);
afterAll(() => page.close());

/** The installed browsers, and the required ones, which fail on launch if they are missing. */
const names = (Object.keys(BROWSERS) as BrowserName[]).filter((name) => {
  const isInstalled = existsSync(BROWSERS[name].path());
  if (!isInstalled) console.log(`parity: ${name} IS SKIPPED, it is not installed`);
  return isInstalled || (process.env['CAIRN_REQUIRED_BROWSERS'] ?? '').split(',').includes(name);
});

test('there is a browser to compare with', () => {
  expect(names).not.toEqual([]);
});

describe.each(names)('%s', (name) => {
  let browser: WorkerPage;
  const send = (message: Message) => browser.askWorker(message);
  beforeAll(async () => {
    browser = await openWorkerPage(name, page.origin);
    console.log(`parity: ${browser.version}`);
  }, 300_000);
  afterAll(() => browser.close());

  async function openInBrowser(name: string, files: EngineFiles): Promise<unknown> {
    const text = page.serve(`${name}.text`, files.text);
    const columns = page.serve(`${name}.columns`, files.columns);
    return send({ kind: 'open', name, text, columns });
  }

  /** Compares results by digest; a differing result is compared in full. */
  async function compare(name: string, engine: Engine, calls: readonly EngineCall[]): Promise<void> {
    const inNode = calls.map((call) => resultText(engine, call));
    const inBrowser = await send({ kind: 'digests', name, calls });
    const digests = await Promise.all(inNode.map(digestOf));
    const at = digests.findIndex((digest, position) => digest !== (inBrowser as string[])[position]);
    if (at < 0) return;
    const call = calls[at]!;
    const text = (await send({ kind: 'text', name, call })) as string;
    expect(JSON.parse(text), JSON.stringify(call)).toEqual(JSON.parse(inNode[at]!));
    expect(text, JSON.stringify(call)).toBe(inNode[at]);
  }

  test('every shared case gives the expected result, identical to that in Node', async () => {
    const engines = new Map<string, Engine>();
    for (const { name, files } of catalogues.slice(0, FIXTURE_MARKETS.length)) {
      const engine = openInNode(files);
      engines.set(engine.market, engine);
      expect(await openInBrowser(name, files)).toBe(engine.epoch);
    }
    let ids = 0;
    const source = engineSource(
      (market) => engines.get(market),
      () => `node-${(ids += 1)}`,
    );
    for (const { name, run, expected } of DISCOVERY_CASES) {
      const inNode = recording((method, args) => {
        const nodeMethod = source[method] as (...args: readonly unknown[]) => Promise<unknown>;
        return nodeMethod(...args);
      });
      const inBrowser = recording((method, args) => send({ kind: 'source', method, args }));
      await run(inNode.source);
      expect(await run(inBrowser.source), name).toEqual(expected);
      expect(inBrowser.results.map(withoutIds), name).toEqual(inNode.results.map(withoutIds));
    }
  }, 300_000);

  test('a differing result is noticed and reported with its call', async () => {
    const [one, other] = catalogues.slice(1);
    await openInBrowser(one!.name, one!.files);
    const call: EngineCall = { method: 'suggest', query: 'jac', limit: 3 };
    await compare(one!.name, openInNode(one!.files), [call]);
    const differing = compare(one!.name, openInNode(other!.files), [call]);
    await expect(differing).rejects.toThrow('"method":"suggest"');
  });

  test.each([
    ...FIXTURE_MARKETS.map((market) => `fixture ${market}`),
    'merchandised',
    ...DEMO_MARKETS.map((market) => `demo ${market}`),
  ])(
    'equal results to Node for random calls on the %s catalogue',
    async (name) => {
      const { source, files, words } = catalogues.find((each) => each.name === name)!;
      const engine = openInNode(files);
      expect(await openInBrowser(name, files)).toBe(engine.epoch);
      await compare(name, engine, [{ method: 'productSlugs' }]);
      await fc.assert(
        fc.asyncProperty(fc.array(randomEngineCall(source, engine, words), BATCH), (calls) =>
          compare(name, engine, calls),
        ),
        { ...SETTINGS, numRuns: 25 },
      );
    },
    300_000,
  );

  test('equal results to Node over random catalogues', async () => {
    const randomCase = randomCatalogue.chain((catalogue) => {
      const files = engineFiles(catalogue.text, catalogue.market);
      const call = randomEngineCall(catalogue.text, openInNode(files), WORDS);
      return fc.record({ files: fc.constant(files), calls: fc.array(call, BATCH) });
    });
    await fc.assert(
      fc.asyncProperty(randomCase, async ({ files, calls }) => {
        const engine = openInNode(files);
        expect(await openInBrowser('random', files)).toBe(engine.epoch);
        await compare('random', engine, calls);
      }),
      { ...SETTINGS, numRuns: 25 },
    );
  }, 300_000);
});

type Call = (method: keyof DiscoverySource, args: readonly unknown[]) => Promise<unknown>;

/** A source that records its results in the order of the calls. */
function recording(call: Call): { source: DiscoverySource; results: readonly unknown[] } {
  const results: unknown[] = [];
  const method =
    (name: keyof DiscoverySource) =>
    async (...args: readonly unknown[]) => {
      const position = results.push(undefined) - 1;
      results[position] = await call(name, args);
      return results[position] as never;
    };
  const source: DiscoverySource = {
    searchResults: method('searchResults'),
    suggestions: method('suggestions'),
    listing: method('listing'),
    listingProducts: method('listingProducts'),
    recommend: method('recommend'),
  };
  return { source, results };
}

/** The result's text, without the request and result ids, which are unique. */
function withoutIds(result: unknown): string {
  return JSON.stringify(result, (key, value: unknown) =>
    /_(?:request|result)_id$|^recommendation_id$/.test(key) ? undefined : value,
  );
}
