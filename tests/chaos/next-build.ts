// A further build of the same pages: every hashed file has another name, as after a change that touches all of them.
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const HASHED = /^(.+-)?([\w-]{8})(\.\w+)$/;
const TEXT = /\.(?:js|css|html|json)$/;
const COMPRESSED = /\.(?:br|gz)$/;

/** The folder of build number `number`; to be removed. */
export function makeNextBuild(number: number): { readonly distDir: string; readonly remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'cairn-build-'));
  const distDir = join(root, 'dist');
  // The page renderer imports packages from where it lies.
  symlinkSync(realpathSync(join(ROOT, 'node_modules')), join(root, 'node_modules'));
  cpSync(join(ROOT, 'package.json'), join(root, 'package.json'));
  cpSync(join(ROOT, 'dist/server'), join(distDir, 'server'), { recursive: true });
  const names = new Map(
    readdirSync(join(ROOT, 'dist/client/assets')).flatMap((name) => {
      const [, stem = '', hash, ending] = HASHED.exec(name) ?? [];
      if (hash === undefined || COMPRESSED.test(name)) return [];
      const next = createHash('sha256').update(`${hash} ${number}`).digest('base64url').slice(0, 8);
      return [[name, `${stem}${next}${ending}`] as const];
    }),
  );
  const everyName = new RegExp([...names.keys()].map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  const renamed = (text: string) => text.replaceAll(everyName, (name) => names.get(name) ?? name);
  copy(join(ROOT, 'dist/client'), join(distDir, 'client'), (name, bytes) => {
    if (!TEXT.test(name)) return [names.get(name) ?? name, bytes];
    // The shell's content has changed: so has its revision in the service worker's list.
    const text = renamed(bytes.toString('utf8')).replace(
      /("revision":")[0-9a-f]{32}(","url":"shell\.html")/,
      (_, before: string, after: string) => `${before}${String(number).padStart(32, '0')}${after}`,
    );
    return [names.get(name) ?? name, Buffer.from(text)];
  });
  return { distDir, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** Without compressed copies, which would be those of the files before. */
function copy(from: string, to: string, change: (name: string, bytes: Buffer) => [string, Buffer]): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (COMPRESSED.test(entry.name)) continue;
    if (entry.isDirectory()) copy(join(from, entry.name), join(to, entry.name), change);
    else {
      const [name, bytes] = change(entry.name, readFileSync(join(from, entry.name)));
      writeFileSync(join(to, name), bytes);
    }
  }
}
