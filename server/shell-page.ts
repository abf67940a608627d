// The Vite plugin that writes the precached shell's HTML, which names all that its scripts import.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { FONT_PRELOAD } from '#contract/font-preload.ts';
import { ROOT } from '#server/root.ts';

export const SHELL_ENTRY = join(ROOT, 'src/app/shell-entry.ts');
/** What the shell runs before its entry, as soon as it is there. */
export const SHELL_START = join(ROOT, 'src/app/shell-start.ts');
/** The page that most launches show: what the shell's entry imports as soon as it runs. */
const HOME = join(ROOT, 'src/app/screens/home.tsx');

/** The user-free page that the service worker answers with when the network does not: a frame without words, styles, script. */
export function shellPage(): Plugin {
  return {
    name: 'cairn-shell',
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    async generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const chunkOf = (id: string) =>
        chunks.find(({ facadeModuleId, moduleIds }) => facadeModuleId === id || moduleIds.includes(id)) ??
        this.error(`the client build has no chunk of ${id}`);
      const [start, entry] = [chunkOf(SHELL_START), chunkOf(SHELL_ENTRY)];
      // Whoever imported one of its modules would start the page once more.
      const sharing = chunks.find(({ imports }) => imports.includes(entry.fileName));
      if (sharing !== undefined) this.error(`${sharing.fileName} imports the shell's entry`);
      // With all that they import, so that none is found out only when another is there.
      const loaded = new Set([start, entry]);
      const addImports = () => {
        for (const { imports } of loaded)
          for (const chunk of chunks) if (imports.includes(chunk.fileName)) loaded.add(chunk);
      };
      addImports();
      // After those of every page, as its styles are in the server's HTML.
      loaded.add(chunkOf(HOME));
      addImports();
      const styles = new Set(
        [...loaded].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
      );
      const texts = [...styles].map((file) => {
        const asset = bundle[file];
        return asset?.type === 'asset' ? String(asset.source) : this.error(`the client build has no ${file}`);
      });
      // One file, as each costs a slow device time of its own.
      const shellStyles = this.emitFile({
        type: 'asset',
        name: 'shell.css',
        source: [...texts, await readFile(join(ROOT, 'src/app/shell-frame.css'), 'utf8')].join(''),
      });
      const frame = await readFile(join(ROOT, 'src/app/shell-frame.html'), 'utf8');
      this.emitFile({
        type: 'asset',
        fileName: 'shell.html',
        source: [
          '<!doctype html><html lang="en" data-shell="true"><head><meta charset="utf-8">',
          '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
          '<meta name="color-scheme" content="light dark">',
          `<link rel="stylesheet" href="/${this.getFileName(shellStyles)}">`,
          // Not downloaded: they tell the loader of lazy modules that these styles are present, so that it adds none twice.
          ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
          FONT_PRELOAD,
          `<script type="module" async src="/${start.fileName}"></script>`,
          `<script type="module" src="/${entry.fileName}"></script>`,
          // The first two are the scripts.
          ...[...loaded].slice(2).map(({ fileName }) => `<link rel="modulepreload" href="/${fileName}">`),
          `</head><body>${frame.replaceAll(/>\s+</g, '><').trim()}</body></html>`,
        ].join(''),
      });
    },
  };
}
