// npm run import -- FILE: the import command as a process.
import { PROCESS_OUTPUT } from '#server/command-line/command.ts';
import { loadProgram } from '#server/program-build.ts';

const { runImport } = await loadProgram(
  'commands/import/command',
  () => import('#commands/import/command.ts'),
);
process.exitCode = await runImport(process.argv.slice(2), process.env, PROCESS_OUTPUT);
