// The process behind `npm run merchandise -- FILE`.
import { PROCESS_OUTPUT } from '#server/command-line/command.ts';
import { runMerchandise } from '#commands/merchandise/command.ts';

process.exitCode = await runMerchandise(process.argv.slice(2), process.env, PROCESS_OUTPUT);
