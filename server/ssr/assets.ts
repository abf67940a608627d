// The assets in the head of a rendered page: the styles it uses, inlined, and its scripts, preloaded.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { FONT_PRELOAD } from '#contract/font-preload.ts';
import { DEFERRED_LAYOUT_SCRIPT } from '#server/ssr/deferred-layout.ts';
import { EARLY_CLICKS_SCRIPT, hasCards } from '#server/ssr/early-clicks.ts';
import { INSTALL_PROMPT_SCRIPT } from '#server/ssr/install-prompt.ts';

const ManifestSchema = Type.Record(
  Type.String(),
  Type.Object({
    file: Type.String(),
    css: Type.Optional(Type.Array(Type.String())),
    imports: Type.Optional(Type.Array(Type.String())),
  }),
);
type Manifest = Readonly<Static<typeof ManifestSchema>>;
type ManifestChunk = Manifest[string];

export interface PageAssets {
  /** The tags to insert before `</head>` of this page, whose scripts begin with these source modules. */
  headFor(html: string, modules: readonly string[], nonce: string): string;
  /** The same for a page of the checkout, which has a small script of its own. */
  checkoutHeadFor(html: string, nonce: string): string;
}

interface StyleFile {
  readonly href: string;
  readonly text: string;
  /** Class names of CSS modules are unique: one that is on the page shows that the file is needed. */
  readonly classes: readonly string[];
  readonly isForEveryPage: boolean;
}

const ENTRY = 'src/app/entry-client.tsx';
const CHECKOUT_ENTRY = 'src/checkout/entry-client.ts';

/** Reads the build once; throws if its manifest is not valid or has no entry. */
export function readPageAssets(clientDir: string): PageAssets {
  const manifest = readManifest(join(clientDir, '.vite/manifest.json'));
  const entry = manifest[ENTRY];
  if (entry === undefined) throw new Error(`the build's manifest has no ${ENTRY}`);
  const styles = readStyles(clientDir, manifest, new Set(entry.css));
  const preloads = new Map<string, string>();

  function preloadsOf(modules: readonly string[]): string {
    const key = modules.join(' ');
    const known = preloads.get(key);
    if (known !== undefined) return known;
    const files = chunksOf(manifest, [ENTRY, ...modules])
      .map(({ file }) => file)
      .filter((file) => file !== entry?.file);
    const tags = files.map((file) => `<link rel=modulepreload href="/${file}">`).join('');
    preloads.set(key, tags);
    return tags;
  }

  function stylesOn(html: string): StyleFile[] {
    const onPage = classesOf(html);
    return styles.filter((file) => file.isForEveryPage || file.classes.some((name) => onPage.has(name)));
  }

  return {
    checkoutHeadFor: (html, nonce) =>
      [
        FONT_PRELOAD,
        styleElement(stylesOn(html), nonce),
        ...chunksOf(manifest, [CHECKOUT_ENTRY]).map(
          ({ file }) => `<script type="module" src="/${file}" nonce="${nonce}"></script>`,
        ),
      ].join(''),
    headFor(html, modules, nonce) {
      const inlined = stylesOn(html);
      return [
        FONT_PRELOAD,
        styleElement(inlined, nonce),
        // Not downloaded: they tell the loader of lazy modules that these styles are present, so that it adds none twice.
        ...inlined.map((file) => `<link rel=stylesheet href="${file.href}" disabled>`),
        preloadsOf(modules),
        `<script nonce="${nonce}">${DEFERRED_LAYOUT_SCRIPT}${INSTALL_PROMPT_SCRIPT}${hasCards(html) ? EARLY_CLICKS_SCRIPT : ''}</script>`,
        `<script type="module" src="/${entry.file}" nonce="${nonce}"></script>`,
      ].join('');
    },
  };
}

function styleElement(files: readonly StyleFile[], nonce: string): string {
  return `<style nonce="${nonce}">${files.map((file) => file.text).join('\n')}</style>`;
}

function readManifest(path: string): Manifest {
  const manifest: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (Value.Check(ManifestSchema, manifest)) return manifest;
  throw new Error(`${path} is no manifest of a build`);
}

/** Every style file of the build: those of every page first, then each after those of what its component imports. */
function readStyles(clientDir: string, manifest: Manifest, forEveryPage: ReadonlySet<string>): StyleFile[] {
  const chunks = chunksOf(manifest, Object.keys(manifest));
  const names = new Set([...forEveryPage, ...chunks.flatMap((chunk) => chunk.css ?? [])]);
  return [...names].map((name) => {
    const text = readFileSync(join(clientDir, name), 'utf8').trim();
    const classes = [...new Set([...text.matchAll(/\.(_[\w-]+)/g)].map((match) => match[1] ?? ''))];
    return { href: `/${name}`, text, classes, isForEveryPage: forEveryPage.has(name) };
  });
}

/** The chunks that these modules need, each after those that it imports. */
function chunksOf(manifest: Manifest, modules: readonly string[]): ManifestChunk[] {
  const chunks = new Set<ManifestChunk>();
  const seen = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined || seen.has(name)) return;
    seen.add(name);
    for (const inner of chunk.imports ?? []) visit(inner);
    chunks.add(chunk);
  };
  for (const name of modules) visit(name);
  return [...chunks];
}

function classesOf(html: string): Set<string> {
  const names = new Set<string>();
  for (const match of html.matchAll(/ class=(?:"([^"]+)"|([^\s">]+))/g)) {
    for (const name of (match[1] ?? match[2] ?? '').split(' ')) names.add(name);
  }
  return names;
}
