// The process of one search library in a benchmark: builds it, runs queries and measures memory on command.
import { buildOwnEngine, ownEngineLibrary } from '#tests/speed/ours.ts';
import { snapshotSections } from '#engine/engine.ts';
import { itemsJsLibrary } from '#tests/speed/itemsjs.ts';
import { cpuNow, percentile, timeQueries } from '#tests/speed/measure.ts';
import { miniSearchLibrary } from '#tests/speed/minisearch.ts';
import { oramaLibrary } from '#tests/speed/orama.ts';
import type { SearchLibrary } from '#tests/speed/search-library.ts';
import { syntheticCatalogue } from '#tests/synthetic/catalogue.ts';
import { type PlainDocument, plainDocuments } from '#tests/synthetic/documents.ts';
import { type WorkloadQuery, workloadQueries } from '#tests/synthetic/workload.ts';
import type { BuildReport, Library, OpenReport, Command, Reports, MemoryReport } from './protocol.ts';

const OTHER_LIBRARIES: Readonly<
  Record<
    Exclude<Library, 'ours'>,
    (documents: readonly PlainDocument[]) => SearchLibrary | Promise<SearchLibrary>
  >
> = { minisearch: miniSearchLibrary, itemsjs: itemsJsLibrary, orama: oramaLibrary };
/** Faster operations are repeated, and the median is reported. */
const QUICK_MS = 200;
const REPEATS = 21;

let library: SearchLibrary;
let queries: WorkloadQuery[];
let memoryBefore: number;

process.on('message', (command: Command) => {
  void runCommand(command).then((report) => process.send?.({ report }));
});

async function runCommand(command: Command): Promise<Reports[Command['kind']]> {
  switch (command.kind) {
    case 'build':
      return command.library === 'ours' ? buildEngine(command) : buildOther(command.library, command);
    case 'operation': {
      const runQuery = library.operations[command.operation];
      return runQuery === undefined ? undefined : timeQueries(runQuery, queries, command.limits);
    }
    case 'memory':
      return measureMemory();
    case 'save':
      return measureSaved();
  }
}

type BuildCommand = Extract<Command, { kind: 'build' }>;

/** The source is released: the engine serves products from its own files, all of which count as memory. */
function buildEngine({ variants, queries: count }: BuildCommand): BuildReport {
  memoryBefore = memory();
  const catalogue = syntheticCatalogue(variants);
  queries = workloadQueries(catalogue.text, count);
  const start = performance.now();
  const cpuStart = cpuNow();
  const files = buildOwnEngine(catalogue);
  const [buildMs, buildCpuMs] = [performance.now() - start, cpuNow() - cpuStart];
  library = ownEngineLibrary(files);
  const sections = [files.text, files.columns].flatMap((file) => {
    const found = snapshotSections(file);
    return found.ok ? found.value : [];
  });
  return { products: catalogue.text.products.length, documents: variants, buildMs, buildCpuMs, sections };
}

/** The documents stay alive, as these libraries refer to them, but do not count as memory. */
async function buildOther(
  name: Exclude<Library, 'ours'>,
  { variants, queries: count }: BuildCommand,
): Promise<BuildReport> {
  const { documents, products } = documentsOf(variants, count);
  memoryBefore = memory();
  const start = performance.now();
  const cpuStart = cpuNow();
  library = await OTHER_LIBRARIES[name](documents);
  const [buildMs, buildCpuMs] = [performance.now() - start, cpuNow() - cpuStart];
  return { products, documents: documents.length, buildMs, buildCpuMs, sections: [] };
}

/** A separate function, so that the catalogue can be collected. */
function documentsOf(variants: number, count: number): { documents: PlainDocument[]; products: number } {
  const catalogue = syntheticCatalogue(variants);
  queries = workloadQueries(catalogue.text, count);
  return { documents: plainDocuments(catalogue), products: catalogue.text.products.length };
}

function measureMemory(): MemoryReport {
  const start = performance.now();
  let mixed = 0;
  for (let at = 0; at < 3e7; at += 1) mixed = (mixed * 31 + at) | 0;
  const spinMs = performance.now() - start + (mixed & 0);
  return { memoryMb: memory() - memoryBefore, spinMs };
}

/** In MB; `external` includes array buffers. */
function memory(): number {
  for (let run = 0; run < 3; run += 1) globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
}

function measureSaved(): OpenReport | undefined {
  const saved = library.save();
  if (saved === undefined) return undefined;
  const { bytes } = saved;
  const openings = msOf(() => saved.open());
  const check = () => saved.openUnverified?.();
  const checkMs = saved.openUnverified === undefined ? null : percentile(msOf(check), 0.5);
  return { bytes, firstMs: openings[0]!, openMs: percentile(openings, 0.5), checkMs };
}

/** The duration of each run; fast work is repeated. */
function msOf(work: () => void): number[] {
  const times: number[] = [];
  do {
    const start = performance.now();
    work();
    times.push(performance.now() - start);
  } while (times[0]! < QUICK_MS && times.length < REPEATS);
  return times;
}
