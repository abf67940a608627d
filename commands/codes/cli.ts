// npm run codes: the command for discount codes as a process.
import { PROCESS_OUTPUT } from '#server/command-line/command.ts';
import { runCodes } from '#commands/codes/command.ts';

process.exitCode = await runCodes(process.argv.slice(2), process.env, PROCESS_OUTPUT);
