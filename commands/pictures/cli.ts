// npm run pictures -- list | retry: the pictures command as a process.
import { PROCESS_OUTPUT } from '#server/command-line/command.ts';
import { runPictures } from '#commands/pictures/command.ts';

process.exitCode = await runPictures(process.argv.slice(2), process.env, PROCESS_OUTPUT);
