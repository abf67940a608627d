// The process behind `npm run merchandise -- FILE`.
import { PROCESS_OUTPUT } from '#server/command-line/command.ts';
import { loadProgram } from '#server/program-build.ts';

const { runMerchandise } = await loadProgram(
  'commands/merchandise/command',
  () => import('#commands/merchandise/command.ts'),
);
process.exitCode = await runMerchandise(process.argv.slice(2), process.env, PROCESS_OUTPUT);
