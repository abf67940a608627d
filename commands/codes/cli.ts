// npm run codes: the command for discount codes as a process.
import { PROCESS_OUTPUT } from '#server/command-line/command.ts';
import { loadProgram } from '#server/program-build.ts';

const { runCodes } = await loadProgram('commands/codes/command', () => import('#commands/codes/command.ts'));
process.exitCode = await runCodes(process.argv.slice(2), process.env, PROCESS_OUTPUT);
