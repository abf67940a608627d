// The server and a phone give the same answers: the engine in Node against the engine in the workers of real browsers.
import { existsSync } from 'node:fs';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DiscoverySource } from '#contract/discovery-source.ts';
import type { TextSource } from '#engine/catalogue.ts';
import { type Engine, type EngineFiles, openEngine } from '#engine/engine.ts';
import { engineSource } from '#engine/source.ts';
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
/** A seed that a failed run printed makes the same calls again. */
const SEED = Number(process.env['CAIRN_PARITY_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
if (!Number.isInteger(SEED)) throw new Error('CAIRN_PARITY_SEED must be a whole number');
/** Questions go in batches, as every message to a browser costs; a batch shrinks to the one that differs. */
const AT_ONCE = { minLength: 1, maxLength: 60, size: 'max' } as const;
const SETTINGS = { seed: SEED, interruptAfterTimeLimit: 50_000, markInterruptAsFailure: true };

interface Catalogue {
  readonly name: string;
  readonly source: TextSource;
  readonly files: EngineFiles;
  /** What shoppers of it may type. */
  readonly words: readonly string[];
}
function openHere(files: EngineFiles): Engine {
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
  const ruled = { name: 'merchandised', source, files: engineFiles(source, prices), words };
  catalogues = [...fixtures, ruled, ...demo];
}, 60_000);
afterAll(() => page.close());

/** Those that the machine has; where they were to be installed, a missing one fails by its launch. */
const names = (Object.keys(BROWSERS) as BrowserName[]).filter((name) => {
  const isThere = existsSync(BROWSERS[name].path());
  if (!isThere) console.log(`parity: ${name} IS LEFT OUT, there is none on this machine`);
  return isThere || (process.env['CAIRN_REQUIRED_BROWSERS'] ?? '').split(',').includes(name);
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
  }, 60_000);
  afterAll(() => browser.close());

  async function openThere(name: string, files: EngineFiles): Promise<unknown> {
    const text = page.serve(`${name}.text`, files.text);
    const columns = page.serve(`${name}.columns`, files.columns);
    return send({ kind: 'open', name, text, columns });
  }

  /** Answers are compared by their digests; one that differs is shown whole. */
  async function compare(name: string, engine: Engine, questions: readonly EngineCall[]): Promise<void> {
    const here = questions.map((question) => resultText(engine, question));
    const there = await send({ kind: 'digests', name, questions });
    const digests = await Promise.all(here.map(digestOf));
    const at = digests.findIndex((digest, place) => digest !== (there as string[])[place]);
    if (at < 0) return;
    const question = questions[at]!;
    const text = (await send({ kind: 'text', name, question })) as string;
    expect({ question, answer: JSON.parse(text) }).toEqual({ question, answer: JSON.parse(here[at]!) });
    expect(text).toBe(here[at]);
  }

  test('PW-05 every shared case has its answer, word for word the one that Node gives', async () => {
    const engines = new Map<string, Engine>();
    for (const { name, files } of catalogues.slice(0, FIXTURE_MARKETS.length)) {
      const engine = openHere(files);
      engines.set(engine.market, engine);
      expect(await openThere(name, files)).toBe(engine.epoch);
    }
    let ids = 0;
    const source = engineSource(
      (market) => engines.get(market),
      () => `node-${(ids += 1)}`,
    );
    for (const { name, run: ask, expected } of DISCOVERY_CASES) {
      const here = recording((method, args) => {
        const inNode = source[method] as (...args: readonly unknown[]) => Promise<unknown>;
        return inNode(...args);
      });
      const there = recording((method, args) => send({ kind: 'source', method, args }));
      await ask(here.source);
      expect(await ask(there.source), name).toEqual(expected);
      expect(there.answers.map(withoutIds), name).toEqual(here.answers.map(withoutIds));
    }
  }, 30_000);

  test('an answer that differs is noticed, and shown with its question', async () => {
    const [one, other] = catalogues.slice(1);
    await openThere(one!.name, one!.files);
    const question: EngineCall = { method: 'suggest', query: 'jac', limit: 3 };
    await compare(one!.name, openHere(one!.files), [question]);
    const differing = compare(one!.name, openHere(other!.files), [question]);
    await expect(differing).rejects.toThrow(/question/);
  });

  test.each([
    ...FIXTURE_MARKETS.map((market) => `fixture ${market}`),
    'merchandised',
    ...DEMO_MARKETS.map((market) => `demo ${market}`),
  ])(
    'PW-05 the same answers as Node to whatever is asked of the %s catalogue',
    async (name) => {
      const { source, files, words } = catalogues.find((each) => each.name === name)!;
      const engine = openHere(files);
      expect(await openThere(name, files)).toBe(engine.epoch);
      await compare(name, engine, [{ method: 'productSlugs' }]);
      await fc.assert(
        fc.asyncProperty(fc.array(randomEngineCall(source, engine, words), AT_ONCE), (questions) =>
          compare(name, engine, questions),
        ),
        { ...SETTINGS, numRuns: 25 },
      );
    },
    60_000,
  );

  test('PW-05 the same answers as Node over catalogues made at random', async () => {
    const made = randomCatalogue.chain((catalogue) => {
      const files = engineFiles(catalogue.text, catalogue.market);
      const question = randomEngineCall(catalogue.text, openHere(files), WORDS);
      return fc.record({ files: fc.constant(files), questions: fc.array(question, AT_ONCE) });
    });
    await fc.assert(
      fc.asyncProperty(made, async ({ files, questions }) => {
        const engine = openHere(files);
        expect(await openThere('random', files)).toBe(engine.epoch);
        await compare('random', engine, questions);
      }),
      { ...SETTINGS, numRuns: 25 },
    );
  }, 60_000);
});

type Call = (method: keyof DiscoverySource, args: readonly unknown[]) => Promise<unknown>;

/** A source that keeps what it answered, in the order in which it was asked. */
function recording(call: Call): { source: DiscoverySource; answers: readonly unknown[] } {
  const answers: unknown[] = [];
  const method =
    (name: keyof DiscoverySource) =>
    async (...args: readonly unknown[]) => {
      const place = answers.push(undefined) - 1;
      answers[place] = await call(name, args);
      return answers[place] as never;
    };
  const source: DiscoverySource = {
    searchResults: method('searchResults'),
    suggestions: method('suggestions'),
    listing: method('listing'),
    listingProducts: method('listingProducts'),
    recommend: method('recommend'),
  };
  return { source, answers };
}

/** The answer's text, but for the ids that every answer has of its own. */
function withoutIds(answer: unknown): string {
  return JSON.stringify(answer, (key, value: unknown) =>
    /_(?:request|result)_id$|^recommendation_id$/.test(key) ? undefined : value,
  );
}
