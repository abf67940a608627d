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
const HASHED = /^(.+-)?([\w-]{7,8})(\.\w+)$/;
const SERVICE_WORKER = 'sw.js';
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
      const next = createHash('sha256').update(`${hash} ${number}`).digest('base64url').slice(0, hash.length);
      return [[name, `${stem}${next}${ending}`] as const];
    }),
  );
  if (names.size === 0) throw new Error('no file of the build has a hash in its name');
  const everyName = new RegExp([...names.keys()].map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  const renamed = (text: string) => text.replaceAll(everyName, (name) => names.get(name) ?? name);
  const client = join(distDir, 'client');
  copy(join(ROOT, 'dist/client'), client, (name, bytes) => [
    names.get(name) ?? name,
    TEXT.test(name) ? Buffer.from(renamed(bytes.toString('utf8'))) : bytes,
  ]);
  // The shell's content has changed, so has its revision in the service worker's list, and the checksum of whatever changed.
  const serviceWorker = readFileSync(join(client, SERVICE_WORKER), 'utf8')
    .replace(
      /("revision":")[0-9a-f]{32}(","url":"shell\.html")/,
      (_, before: string, after: string) => `${before}${String(number).padStart(32, '0')}${after}`,
    )
    .replaceAll(
      /("integrity":"sha256-)[^"]+("[^{}]*"url":"([^"]+)")/g,
      (_, before: string, after: string, url: string) => `${before}${checksumOf(join(client, url))}${after}`,
    );
  writeFileSync(join(client, SERVICE_WORKER), serviceWorker);
  return { distDir, remove: () => rmSync(root, { recursive: true, force: true }) };
}

function checksumOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('base64');
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
