// npm run pictures -- list | retry: the pictures command as a process.
import { PROCESS_OUTPUT } from '#server/command-line/command.ts';
import { loadProgram } from '#server/program-build.ts';

const { runPictures } = await loadProgram(
  'commands/pictures/command',
  () => import('#commands/pictures/command.ts'),
);
process.exitCode = await runPictures(process.argv.slice(2), process.env, PROCESS_OUTPUT);
