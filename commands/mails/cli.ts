// npm run mails: the command for mails as a process.
import { PROCESS_OUTPUT } from '#server/command-line/command.ts';
import { loadProgram } from '#server/program-build.ts';

const { runMails } = await loadProgram('commands/mails/command', () => import('#commands/mails/command.ts'));
process.exitCode = await runMails(process.argv.slice(2), process.env, PROCESS_OUTPUT);
