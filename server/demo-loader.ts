// Loads the demo room if its folder is there: the one place in the server that does.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DemoRoom } from '#catalogue/catalogue.ts';
import { ROOT } from '#server/root.ts';

const ENTRY_POINT = join(ROOT, 'demo/demo.ts');

/** Undefined without the folder: nothing is seeded and drawings get their placeholder. */
export async function loadDemoRoom(): Promise<DemoRoom | undefined> {
  if (!existsSync(ENTRY_POINT)) return undefined;
  // The specifier is computed so that the compiler does not make the room a part of the server.
  const { demoRoom } = (await import(pathToFileURL(ENTRY_POINT).href)) as { demoRoom: DemoRoom };
  return demoRoom;
}
