// One search library in a process of its own: builds, answers questions and is weighed when it is told to.
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
/** What takes less is done more often, and the median is told. */
const QUICK_MS = 200;
const REPEATS = 21;

let subject: SearchLibrary;
let questions: WorkloadQuery[];
let memoryBefore: number;

process.on('message', (order: Command) => {
  void runCommand(order).then((report) => process.send?.({ report }));
});

async function runCommand(order: Command): Promise<Reports[Command['kind']]> {
  switch (order.kind) {
    case 'build':
      return order.library === 'ours' ? buildEngine(order) : buildOther(order.library, order);
    case 'operation': {
      const ask = subject.operations[order.operation];
      return ask === undefined ? undefined : timeQueries(ask, questions, order.effort);
    }
    case 'weigh':
      return measureMemory();
    case 'save':
      return measureSaved();
  }
}

type BuildCommand = Extract<Command, { kind: 'build' }>;

/** The source is let go: the engine shows products from its own files, so all that it holds is weighed. */
function buildEngine({ variants, queries: count }: BuildCommand): BuildReport {
  memoryBefore = memory();
  const catalogue = syntheticCatalogue(variants);
  questions = workloadQueries(catalogue.text, count);
  const start = performance.now();
  const cpuStart = cpuNow();
  const files = buildOwnEngine(catalogue);
  const [buildMs, buildCpuMs] = [performance.now() - start, cpuNow() - cpuStart];
  subject = ownEngineLibrary(files);
  const sections = [files.text, files.columns].flatMap((file) => {
    const found = snapshotSections(file);
    return found.ok ? found.value : [];
  });
  return { products: catalogue.text.products.length, documents: variants, buildMs, buildCpuMs, sections };
}

/** The documents stay: these libraries, or the code around them, show products from there. They are not weighed. */
async function buildOther(
  library: Exclude<Library, 'ours'>,
  { variants, queries: count }: BuildCommand,
): Promise<BuildReport> {
  const { documents, products } = documentsOf(variants, count);
  memoryBefore = memory();
  const start = performance.now();
  const cpuStart = cpuNow();
  subject = await OTHER_LIBRARIES[library](documents);
  const [buildMs, buildCpuMs] = [performance.now() - start, cpuNow() - cpuStart];
  return { products, documents: documents.length, buildMs, buildCpuMs, sections: [] };
}

/** In a function of its own, so that the catalogue is let go. */
function documentsOf(variants: number, count: number): { documents: PlainDocument[]; products: number } {
  const catalogue = syntheticCatalogue(variants);
  questions = workloadQueries(catalogue.text, count);
  return { documents: plainDocuments(catalogue), products: catalogue.text.products.length };
}

function measureMemory(): MemoryReport {
  const start = performance.now();
  let mixed = 0;
  for (let at = 0; at < 3e7; at += 1) mixed = (mixed * 31 + at) | 0;
  const spinMs = performance.now() - start + (mixed & 0);
  return { memoryMb: memory() - memoryBefore, spinMs };
}

/** `external` counts array buffers too. */
function memory(): number {
  for (let times = 0; times < 3; times += 1) globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
}

function measureSaved(): OpenReport | undefined {
  const saved = subject.save();
  if (saved === undefined) return undefined;
  const { bytes } = saved;
  const openings = msOf(() => saved.open());
  const check = () => saved.openUnverified?.();
  const checkMs = saved.openUnverified === undefined ? null : percentile(msOf(check), 0.5);
  return { bytes, firstMs: openings[0]!, openMs: percentile(openings, 0.5), checkMs };
}

/** The first time, and more where that was quick. */
function msOf(work: () => void): number[] {
  const times: number[] = [];
  do {
    const start = performance.now();
    work();
    times.push(performance.now() - start);
  } while (times[0]! < QUICK_MS && times.length < REPEATS);
  return times;
}
