// Loads the demo room if its folder is there: the one place in the server that does.
import { existsSync } from 'node:fs';
import type { DemoRoom } from '#catalogue/demo-room.ts';

const ENTRY_POINT = new URL('../demo/demo.ts', import.meta.url);

/** Undefined without the folder: nothing is seeded and drawings get their placeholder. */
export async function loadDemoRoom(): Promise<DemoRoom | undefined> {
  if (!existsSync(ENTRY_POINT)) return undefined;
  // The specifier is computed so that the compiler does not make the room a part of the server.
  const { demoRoom } = (await import(ENTRY_POINT.href)) as { demoRoom: DemoRoom };
  return demoRoom;
}
