// What the built page needs in its head: styles inlined, scripts preloaded, read once from the build's manifest.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RenderResult } from '#contract/ssr.ts';

interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, ManifestChunk>>;

export interface PageAssets {
  /** The tags that go before `</head>` for a page of these source modules. */
  headFor(page: Pick<RenderResult, 'modules' | 'styles'>, nonce: string): string;
}

const ENTRY = 'src/app/entry-client.tsx';
/** The face every page's first text is set in. */
const FONT = '/fonts/schibsted-grotesk.woff2';

export function readPageAssets(clientDir: string): PageAssets {
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const styles = new Map<string, string>();
  const heads = new Map<string, (nonce: string) => string>();

  function styleOf(href: string): string {
    const known = styles.get(href) ?? readFileSync(join(clientDir, href), 'utf8').trim();
    styles.set(href, known);
    return known;
  }

  function build({
    modules,
    styles: styled,
  }: Pick<RenderResult, 'modules' | 'styles'>): (nonce: string) => string {
    const scripts = new Set<string>();
    const css = new Set<string>();
    const seen = new Set<string>();
    const visit = (name: string, isNow = true) => {
      const chunk = manifest[name];
      if (chunk === undefined || seen.has(name)) return;
      seen.add(name);
      for (const inner of chunk.imports ?? []) visit(inner, isNow);
      if (isNow) scripts.add(chunk.file);
      for (const href of chunk.css ?? []) css.add(href);
    };
    visit(ENTRY);
    for (const name of modules) visit(name);
    for (const name of styled) visit(name, false);
    const entry = manifest[ENTRY]?.file;
    if (entry === undefined) throw new Error(`the build's manifest has no ${ENTRY}`);
    const text = [...css].map(styleOf).join('\n');
    const preloads = [...scripts].filter((file) => file !== entry);
    return (nonce) =>
      [
        `<link rel="preload" href="${FONT}" as="font" type="font/woff2" crossorigin>`,
        `<style nonce="${nonce}">${text}</style>`,
        ...preloads.map((file) => `<link rel="modulepreload" href="/${file}">`),
        `<script type="module" src="/${entry}" nonce="${nonce}"></script>`,
      ].join('');
  }

  return {
    headFor(page, nonce) {
      const key = `${page.modules.join(' ')} ${page.styles.join(' ')}`;
      const head = heads.get(key) ?? build(page);
      heads.set(key, head);
      return head(nonce);
    },
  };
}
