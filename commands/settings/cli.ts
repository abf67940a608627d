// npm run settings: the settings command as a process.
import { PROCESS_OUTPUT } from '#server/command-line/command.ts';
import { loadProgram } from '#server/program-build.ts';

const { runSettings } = await loadProgram(
  'commands/settings/command',
  () => import('#commands/settings/command.ts'),
);
process.exitCode = await runSettings(process.argv.slice(2), process.env, PROCESS_OUTPUT);
