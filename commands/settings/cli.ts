// npm run settings: the settings command as a process.
import { PROCESS_OUTPUT } from '#server/command-line/command.ts';
import { runSettings } from '#commands/settings/command.ts';

process.exitCode = await runSettings(process.argv.slice(2), process.env, PROCESS_OUTPUT);
