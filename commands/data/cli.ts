// npm run data: the command for stored data as a process.
import { PROCESS_OUTPUT } from '#server/command-line/command.ts';
import { loadProgram } from '#server/program-build.ts';

const { runData } = await loadProgram('commands/data/command', () => import('#commands/data/command.ts'));
process.exitCode = await runData(process.argv.slice(2), process.env, PROCESS_OUTPUT);
