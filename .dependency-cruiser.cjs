// Who may import whom; the reasons are in ARCHITECTURE.md.
const { readdirSync, readFileSync } = require('node:fs');

const LAYERS = {
  contract: [],
  commerce: ['contract'],
  catalogue: ['contract', 'engine'],
  feeds: ['contract', 'engine', 'catalogue'],
  engine: ['contract'],
  outbox: ['contract'],
  pages: ['contract'],
  src: ['contract'],
  sw: ['contract', 'outbox'],
  worker: ['contract', 'engine', 'outbox', 'pages'],
  settings: ['contract', 'commerce', 'catalogue'],
  store: ['contract', 'commerce', 'engine', 'catalogue', 'settings'],
  server: ['contract', 'commerce', 'engine', 'catalogue', 'feeds', 'pages', 'settings', 'store'],
  commands: ['contract', 'commerce', 'engine', 'catalogue', 'feeds', 'settings', 'store', 'server'],
  demo: ['contract', 'engine', 'catalogue'],
};
const ROOMS = Object.keys(LAYERS);
/** The files of contract that hold schemas. */
const SCHEMA_FILES = readdirSync(`${__dirname}/contract`)
  .filter((file) => file.endsWith('.ts'))
  .filter((file) => readFileSync(`${__dirname}/contract/${file}`, 'utf8').includes("from 'typebox"))
  .map((file) => file.replace(/\.ts$/, ''));
const TESTS = '\\.test\\.tsx?$';

const WORKER_SCRIPT = '^worker/main\\.ts$';

const betweenRooms = ROOMS.map((room) => ({
  name: `room-${room}`,
  severity: 'error',
  from: { path: `^${room}/`, pathNot: TESTS },
  to: {
    path: `^(${ROOMS.filter((other) => other !== room && !LAYERS[room].includes(other)).join('|')})/`,
    // Of the worker src has the address alone: the rule below.
    ...(room === 'src' ? { pathNot: WORKER_SCRIPT } : {}),
  },
}));
const workerAddress = {
  name: 'one-module-alone-has-the-address-of-the-worker',
  severity: 'error',
  from: { path: '^src/', pathNot: '^src/platform/shop-worker\\.ts$' },
  to: { path: WORKER_SCRIPT },
};

/** Inside src: app > features, discovery > ui; features > services > platform, i18n; features do not know one another. */
const insideSrc = [
  ['checkout', 'features|discovery|services'],
  ['features', 'app|checkout|discovery'],
  ['services', 'app|checkout|features|discovery|ui'],
  ['platform', 'app|checkout|features|discovery|ui|services'],
  ['i18n', 'app|checkout|features|discovery|ui|services|platform'],
].map(([band, above]) => ({
  name: `src-${band}`,
  severity: 'error',
  from: { path: `^src/${band}/`, pathNot: TESTS },
  to: { path: `^src/(${above})/` },
}));

/** Inside server: what shop and import may not know; the other folders have no order. */
const insideServer = [
  ['shop', 'http|ssr|events|import|merchandising|learning'],
  ['import', 'http|ssr|events|discovery|shop|merchandising|learning'],
].map(([band, above]) => ({
  name: `server-${band}`,
  severity: 'error',
  from: { path: `^server/${band}/`, pathNot: TESTS },
  to: { path: `^server/(${above})/` },
}));

/**
 * Rooms that others import have one entry point: engine/engine.ts and so on. Of contract and store every file is public,
 * as each is one subject; of the server what a command needs. Nothing imports the programs (src, worker, sw).
 */
const entryPoints = ['catalogue', 'engine', 'feeds', 'outbox', 'pages', 'settings'].map((room) => ({
  name: `${room}-has-one-entry-point`,
  severity: 'error',
  from: { pathNot: `^(${room}|tests)/` },
  to: { path: `^${room}/`, pathNot: `^${room}/${room}\\.ts$` },
}));

/** Of commerce each folder is a subject of its own, with one entry point: pricing/pricing.ts and so on. */
const commerceEntryPoints = readdirSync(`${__dirname}/commerce`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name: folder }) => ({
    name: `commerce-${folder}-has-one-entry-point`,
    severity: 'error',
    from: { pathNot: `^(commerce/${folder}|tests)/|${TESTS}` },
    to: { path: `^commerce/${folder}/`, pathNot: `^commerce/${folder}/${folder}\\.ts$` },
  }));

module.exports = {
  forbidden: [
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
    ...betweenRooms,
    workerAddress,
    ...insideSrc,
    ...insideServer,
    {
      name: 'commerce-is-pure',
      comment:
        'What an order costs and may become is computed from what it is handed, by no package and no clock.',
      severity: 'error',
      from: { path: '^commerce/', pathNot: TESTS },
      to: { pathNot: '^(commerce|contract)/' },
    },
    {
      name: 'demo-is-optional',
      comment:
        'Nothing imports the demo room; server/demo-loader.ts loads its entry point at run time if it is there.',
      severity: 'error',
      from: { pathNot: `^(demo|tests|bench)/|${TESTS}` },
      to: { path: '^demo/' },
    },
    {
      // A package of its own later: what it needs of a shop comes through its host.
      name: 'discovery-knows-its-host-alone',
      severity: 'error',
      from: { path: '^src/discovery/' },
      to: { path: '^src/', pathNot: '^src/(discovery/|ui/|platform/(log|idle|history-entry)\\.ts$)' },
    },
    {
      name: 'ui-knows-its-host-alone',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: '^src/', pathNot: '^src/(ui/|i18n/time\\.ts$|platform/(log|idle)\\.ts$)' },
    },
    {
      name: 'discovery-and-ui-need-react-and-valtio-alone',
      severity: 'error',
      from: { path: '^src/(discovery|ui)/', pathNot: TESTS },
      to: { path: 'node_modules/', pathNot: 'node_modules/(react|@types/react|valtio)/' },
    },
    {
      name: 'features-are-strangers',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: TESTS },
      to: { path: '^src/features/([^/]+)/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'dexie-has-two-homes',
      severity: 'error',
      from: { pathNot: `^(worker/store/db\\.ts|outbox/store\\.ts)$|^tests/|${TESTS}` },
      to: { path: 'node_modules/dexie' },
    },
    {
      name: 'comlink-has-two-homes',
      severity: 'error',
      from: { pathNot: `^(worker/main\\.ts|src/platform/worker-client\\.ts)$|^tests/|${TESTS}` },
      to: { path: 'node_modules/comlink' },
    },
    {
      name: 'page-takes-types-of-schemas-only',
      severity: 'error',
      from: { path: '^src/', pathNot: TESTS },
      to: { path: 'node_modules/typebox' },
    },
    {
      // Page and workers load these; the schemas would cost them tens of kilobytes.
      name: 'calls-carry-no-schemas',
      severity: 'error',
      from: { path: '^contract/(call|calls|[a-z-]+\\.calls)\\.ts$' },
      to: { path: 'node_modules/typebox', reachable: true },
    },
    {
      // The compiler drops an import of types; one of a value would bring the schemas along.
      name: 'page-and-workers-take-types-of-schemas-only',
      severity: 'error',
      from: { path: '^(pages|worker|outbox|sw|src)/', pathNot: TESTS },
      to: { path: `^contract/(${SCHEMA_FILES.join('|')})\\.ts$`, dependencyTypesNot: ['type-only'] },
    },
    ...entryPoints,
    ...commerceEntryPoints,
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.css$|^dist/|\\?' },
    // TypeScript 7 offers no API to read with; swc sees type-only imports too.
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'browser', 'default'],
    },
  },
};
