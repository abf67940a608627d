// Builds the page twice, for the browser and for the server, and with it the Web Worker, the service worker and the shell.
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { minify } from 'terser';
import terserPackage from 'terser/package.json' with { type: 'json' };
import { defineConfig, parseAst, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { SHELL_ENTRY, SHELL_START, shellPage } from './server/shell-page.ts';

const APP_ENTRY = resolve(import.meta.dirname, 'src/app/entry-client.tsx');
/** Only the server's components name these classes; without it the browser's build would leave their styles out. */
function checkoutStyles(): Plugin {
  return {
    name: 'cairn-checkout-styles',
    enforce: 'post',
    transform: {
      filter: { id: /\/src\/checkout\/[^/]+\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
  };
}

/** Of the chunks as the build's own minifier gets them; it makes the packages' chunk small enough by itself. */
const BEFORE_MINIFIER = { module: true, ecma: 2020, compress: { passes: 3, unsafe_arrows: true } } as const;
/** Of what the minifier left: inlining functions, as it has done, would make it larger again. */
const AFTER_MINIFIER = {
  ...BEFORE_MINIFIER,
  compress: { ...BEFORE_MINIFIER.compress, reduce_vars: false, reduce_funcs: false },
} as const;

/**
 * Puts the function around each CommonJS module in parentheses, by which V8 compiles it in another thread while it is loaded.
 * Without, the page's own thread reads all of React again at the moment it starts.
 */
function compiledAhead(code: string): string {
  const wrappers = parseAst(code).body.flatMap((statement) =>
    statement.type === 'VariableDeclaration'
      ? statement.declarations.flatMap(({ init }) =>
          init?.type === 'CallExpression' && init.arguments.length === 1 ? init.arguments : [],
        )
      : [],
  );
  const functions = wrappers.filter(
    ({ type }) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression',
  );
  if (functions.length === 0) throw new Error('the packages have no function around a CommonJS module');
  return functions.reduceRight(
    (text, { start, end }) => `${text.slice(0, start)}(${text.slice(start, end)})${text.slice(end)}`,
    code,
  );
}

/** Terser, before and after the build's minifier, saves more than either alone. */
function smallerChunks(): Plugin {
  const passes = JSON.stringify([terserPackage.version, BEFORE_MINIFIER, AFTER_MINIFIER]);
  return {
    name: 'cairn-smaller-chunks',
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    async renderChunk(code, { name }) {
      if (name === 'vendor') return null;
      const { code: small } = await minify(code, BEFORE_MINIFIER);
      return small === undefined ? null : { code: small, map: null };
    },
    // Names are made of the code before the last pass.
    augmentChunkHash: () => passes + compiledAhead.toString(),
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const { code } = await minify(file.code, AFTER_MINIFIER);
        if (code !== undefined && gzipSync(code).length < gzipSync(file.code).length) file.code = code;
        if (file.name === 'vendor') file.code = compiledAhead(file.code);
      }
    },
  };
}

async function integrityOf(file: string): Promise<string> {
  return `sha256-${createHash('sha256')
    .update(await readFile(file))
    .digest('base64')}`;
}

/** What we did not write. */
const VENDOR = /node_modules\/(react|react-dom|scheduler|valtio|proxy-compare|use-sync-external-store)\//;
/** What most screens use. */
const PARTS = filesMatching([
  // Vite's own, of every file that imports another later.
  'preload-helper',
  'contract/(errors|money|limits|image-widths|result|shop-profile)',
  'src/(app/url-query|services/services)',
  'src/features/cart/(linked-cart|refusal-text|state)',
  'src/i18n/(price|time)',
  'src/(discovery/texts/grouped|platform/current-search)',
  'src/ui/(boundary|button|deferred-component|dialog-boundary|freshness-note|icon|image|island|link|lost-styles|price|product-card|readable)',
  'src/ui/(toast|ui-context|use-half-minute|use-impression|use-is-hydrated|visually-hidden)',
]);
/** The islands of the frame around every screen: all hydrate at the first idle moment. */
const FRAME = filesMatching([
  'src/app/(modals|progress-bar)',
  'src/discovery/suggest/(field-text|search-field|use-search)',
  'src/features/cart/cart-button',
  'src/features/menu/(accounts|footer|header|use-hide-on-scroll|wordmark)',
  'src/features/offline/offline-note',
  'src/services/device-panel',
  'src/services/modal-ids',
  'src/ui/market-links',
]);
/** What pages and the worker's start share. */
const DOCUMENT = filesMatching(['contract/deferred-layout', 'src/platform/trusted-types']);
/** What the precached shell begins before anything else: the worker, and to read the page that the device keeps. */
const SHELL = filesMatching(['contract/device-record', 'src/platform/(kept-home|shop-worker)']);
/** What opens over a page. */
const OVERLAYS = filesMatching(['src/ui/(drag|modal|use-sheet-drag)']);
/** What connects every page with its worker, at the first idle moment too. */
const CONNECTION = filesMatching([
  'node_modules/comlink/.+',
  'contract/(call|calls|catalogue-renewal|discount-code|early-clicks|hash|purchase|server-pages|worker-calls)',
  'contract/(cart|checkout|discovery|events|gift-cards|orders|shop|snapshot)\\.calls',
  'src/app/(early-clicks|row-tracking|worker-services)',
  'src/features/cart/(actions|linked-code)',
  'src/platform/(device-record|failed-loads|failed-pictures|last-events|market-choice|network)',
  'src/platform/(page-cache|page-fields|page-views|renewed-pages|stored-site|visitor-id|worker-client)',
  'src/services/(purchase|shop-queue)',
]);
/** What an installed app has besides, with the offer to install it. */
const INSTALLED = filesMatching([
  'contract/install-prompt',
  'src/app/installed-app',
  'src/features/install/[a-z-]+',
  'src/features/menu/device-button',
  'src/i18n/(installed-texts|installed/[a-z]{2})',
  'src/platform/(badge|catalogue-renewal|installation|persistence)',
]);

/** Dialogs and what opens in them: of little use one by one, and each file of its own costs every device that keeps the shop. */
const DIALOGS = filesMatching([
  'src/features/cart/(bag|bag-page-link|cart-changes|cart-codes|cart-content|cart-gift-cards|cart-notices|cart-page)',
  'src/features/cart/(cart-row|cart-summary|change-item|change-verdict|checkout-link|clear-cart|code-texts)',
  'src/features/cart/(inbox-panel|removed-line|unsold-rows|with-bag-texts)',
  'src/features/device/(device-panel|use-kept-copies)',
  'src/features/market/(countries|market-select)',
  'src/features/menu/mobile-menu',
  'src/features/offline/waiting-changes',
  'src/features/product/(large-image|size-guide)',
  'src/i18n/(bag-texts|bytes|inbox-texts|relative-time|storage-texts/texts|text-files)',
  'src/services/(use-bag-texts|use-inbox-texts)',
  'src/ui/late-icons',
]);

/** The home page, with the blocks that other pages of texts have too. */
const HOME = filesMatching([
  'src/app/screens/home',
  'src/features/editorial/(block|category-tiles|hero|home-screen|story|text-block|use-first-screen-only|use-market-url)',
]);
/** Cards outside of results. */
const ROWS = filesMatching(['src/discovery/tracking', 'src/ui/product-row']);
/** What the connection knows of cards: no more than this, so that it comes without their components and styles. */
const CARD_EVENTS = filesMatching(['src/discovery/card-event', 'src/ui/card-tag']);
/** Blocks among cards, whose styles searches do without. */
const BLOCKS = filesMatching(['src/discovery/layout/(arrange|blocks)', 'src/discovery/results/block']);
/** What listing and search share of their results. */
const RESULTS = filesMatching([
  'src/discovery/filters/(amount|chip-row|chips|filter-bar|quick-sizes|use-focus-new-item|use-is-wide)',
  'src/discovery/results/(empty-results|load-more|results)',
  'src/discovery/results/(use-lasting|use-load-more|use-restore-focus|use-scrolled-into-view|use-shown-results)',
  'src/discovery/sorting/sort-list',
  'src/discovery/state/(actions|context|discovery-instance|hierarchy|merge|paging|selection|url-sync)',
  'src/discovery/state/use-discovery-instance',
  'src/ui/seen-card',
]);
/** The islands of results and of a product: those of a page hydrate together at the first idle moment. */
const LATE_RESULTS = filesMatching([
  'src/discovery/filters/(cleared-toast|option-list|quick-size-row)',
  'src/discovery/results/(fast-scrolling|floating-buttons|scroll-controls|scroll-direction|scroll-status)',
  'src/discovery/state/(filter-actions|hierarchy-changes|selection-changes)',
]);
/** What a list keeps in its entry of the history: the search field reads it as well. */
const HISTORY = filesMatching(['src/discovery/state/history-state', 'src/platform/history-entry']);
/** What restores a list that is come back to, and follows the markers and filters of its URL. */
const PLACE = filesMatching([
  'contract/url-state/markers',
  'src/discovery/state/(filter-sync|markers|place|restoration)',
]);
const LATE_PRODUCT = filesMatching([
  'src/features/product/(buying-terms|product-details|recommendation-rows|size-help|sustainability-mark)',
  'src/i18n/buying-texts',
  'src/i18n/buying/[a-z]{2}',
]);

/** Texts of dialogs and later screens: of a language in one file, since a shopper reads one and the device keeps all. */
const LATER_TEXTS = /\/src\/i18n\/(bag|gift-cards|inbox|order|storage-texts)\/[a-z]{2}\.ts$/;
/** `en` of `src/i18n/bag/en.ts`. */
const languageOf = (id: string) => `texts-${id.slice(-5, -3)}`;

/** Source files by their path without ending; style sheets go with their component. */
function filesMatching(paths: readonly string[]): RegExp {
  return new RegExp(`/(${paths.join('|')})(\\.module\\.css|\\.tsx?|\\.m?js)$`);
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LETTERS_AND_DIGITS = `${LETTERS}0123456789`;

/** Lightning CSS's feature `LightDark`: what it adds for old browsers serves `light-dark()` alone, which no style uses. */
const LIGHT_DARK = 1 << 20;

/**
 * Two characters of a file, and the place of a class or animation among the file's: every card of a page names its
 * classes. They come from the file's path, so that a page of one build may take over HTML of the next, as the checkout's
 * does; the underscore is there for ad blockers, which hide what is called `ad1`.
 */
function shortClassNames(): (name: string, file: string, css: string) => string {
  const root = import.meta.dirname;
  const taken = new Map<string, string>();
  // All of them, and in one order: the builds for browser and server name what the other has styled.
  for (const path of globSync('src/**/*.module.css', { cwd: root }).toSorted()) {
    const hash = createHash('sha256').update(path.replaceAll('\\', '/')).digest().readUInt32BE();
    const count = LETTERS.length * LETTERS_AND_DIGITS.length;
    const nameOf = (number: number) =>
      LETTERS.charAt(number % LETTERS.length) +
      LETTERS_AND_DIGITS.charAt(Math.floor(number / LETTERS.length) % LETTERS_AND_DIGITS.length);
    let number = hash % count;
    while ([...taken.values()].includes(nameOf(number))) number = (number + 1) % count;
    taken.set(resolve(root, path), nameOf(number));
  }
  return (name, file, css) => {
    const path = file.split('?')[0] ?? '';
    const names = [...new Set(css.match(/(?<=\.|@keyframes )[A-Za-z_][\w-]*/g))];
    const index = names.indexOf(name);
    const start = taken.get(resolve(path));
    if (start === undefined || index < 0) throw new Error(`${path} has no class or animation ${name}`);
    return `_${start}${index}`;
  };
}

/** The entry and the chunks that it imports. */
const ENTRY_CHUNK = /\/e\.[^/]*\.js$/;
const ENTRY_CHUNK_NAME = /^(rolldown-runtime|vendor|parts|entry-client)$/;

/** Short, since every page names these files; `e.` tells those of the entry. */
const shortFileName = ({ name }: { readonly name: string }) =>
  ENTRY_CHUNK_NAME.test(name) ? 'assets/e.[hash:7].js' : 'assets/[hash:7].js';

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    shellPage(),
    checkoutStyles(),
    smallerChunks(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      injectRegister: false,
      registerType: 'prompt',
      includeManifestIcons: false,
      // The server writes it, from the shop's settings.
      manifest: false,
      devOptions: { enabled: false },
      injectManifest: {
        globPatterns: [
          'assets/*.{js,css,woff2}',
          'fonts/*.woff2',
          'shell.html',
          'icons/favicon.svg',
          'icons/icon-192.png',
        ],
        maximumFileSizeToCacheInBytes: 3_000_000,
        // The browser refuses a file that is not exactly this one, so that no version is ever half installed.
        manifestTransforms: [
          async (entries) => ({
            manifest: await Promise.all(
              entries.map(async ({ url, revision, size }) => ({
                url,
                revision,
                size,
                integrity: await integrityOf(resolve(import.meta.dirname, 'dist/client', url)),
              })),
            ),
          }),
        ],
      },
    }),
  ],
  publicDir: isSsrBuild === true ? false : 'public',
  // React has this hook itself; the stand-in for older ones need not travel.
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  worker: { format: 'es' as const },
  css: {
    lightningcss: { exclude: LIGHT_DARK },
    ...(command === 'build' ? { modules: { generateScopedName: shortClassNames() } } : {}),
  },
  build:
    isSsrBuild === true
      ? {
          ssr: true,
          rollupOptions: {
            input: {
              'entry-server': resolve(import.meta.dirname, 'src/app/entry-server.tsx'),
              'entry-checkout': resolve(import.meta.dirname, 'src/checkout/entry-checkout.tsx'),
              'entry-mails': resolve(import.meta.dirname, 'src/mails/entry-mails.tsx'),
            },
          },
          outDir: 'dist/server',
          emptyOutDir: true,
        }
      : {
          outDir: 'dist/client',
          emptyOutDir: true,
          manifest: true,
          assetsInlineLimit: 0,
          modulePreload: {
            polyfill: false,
            // The entry has loaded these before any lazy part asks for them.
            resolveDependencies: (_, files) => files.filter((file) => !ENTRY_CHUNK.test(file)),
          },
          rollupOptions: {
            input: {
              'entry-client': APP_ENTRY,
              'shell-start': SHELL_START,
              'shell-entry': SHELL_ENTRY,
              checkout: resolve(import.meta.dirname, 'src/checkout/entry-client.ts'),
            },
            // Modules that are loaded together anyway: one file compresses better, and each file costs every page a name.
            output: {
              // Every page's first scripts hold the names of all others; the build's manifest says what they are.
              entryFileNames: shortFileName,
              chunkFileNames: shortFileName,
              assetFileNames: 'assets/[hash:7][extname]',
              codeSplitting: {
                groups: [
                  { name: 'vendor', test: VENDOR, priority: 2 },
                  { name: 'parts', test: PARTS, priority: 1 },
                  { name: 'frame', test: FRAME, includeDependenciesRecursively: false },
                  { name: 'connection', test: CONNECTION, includeDependenciesRecursively: false },
                  { name: 'installed', test: INSTALLED, includeDependenciesRecursively: false },
                  { name: 'document', test: DOCUMENT, priority: 2 },
                  { name: 'shell', test: SHELL, priority: 2 },
                  { name: 'overlays', test: OVERLAYS, includeDependenciesRecursively: false },
                  { name: 'history', test: HISTORY, includeDependenciesRecursively: false },
                  { name: 'place', test: PLACE, includeDependenciesRecursively: false },
                  { name: 'dialogs', test: DIALOGS, includeDependenciesRecursively: false },
                  { name: 'home', test: HOME, includeDependenciesRecursively: false },
                  { name: 'rows', test: ROWS, includeDependenciesRecursively: false },
                  { name: 'card-events', test: CARD_EVENTS, includeDependenciesRecursively: false },
                  { name: 'blocks', test: BLOCKS, includeDependenciesRecursively: false },
                  { name: 'results', test: RESULTS, includeDependenciesRecursively: false },
                  { name: 'late-results', test: LATE_RESULTS, includeDependenciesRecursively: false },
                  { name: 'late-product', test: LATE_PRODUCT, includeDependenciesRecursively: false },
                  { name: languageOf, test: LATER_TEXTS },
                ],
              },
            },
          },
        },
}));
