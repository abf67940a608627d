// `npm start`: builds the pages where they are missing or older than their sources, then runs the server.
import { type Command, runProcess } from '#server/command-line/command.ts';
import { buildPages, isBuildCurrent } from '#server/page-build.ts';
import { restartToSaveMemory } from '#server/process-memory.ts';
import { buildPrograms, isProgramBuildCurrent, loadProgram } from '#server/program-build.ts';

const COMMAND = {
  name: 'npm start',
  forms: [''],
  summary: `Runs the shop on http://localhost:3000 with its data in ./data, until it is sent SIGINT or SIGTERM. Environment variables
change that; docs/settings.md lists them.`,
  options: {},
} as const satisfies Command;

await runProcess(COMMAND, async () => {
  if (!isBuildCurrent()) {
    if (!(await buildPages())) return 1;
    if (!isProgramBuildCurrent()) await buildPrograms();
  }
  // After the build, so that its memory is given back too.
  restartToSaveMemory();
  const { main } = await loadProgram('main', () => import('#server/main.ts'));
  await main();
  return 0;
});
