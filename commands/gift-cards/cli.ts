// npm run gift-cards: the command for gift cards as a process.
import { PROCESS_OUTPUT } from '#server/command-line/command.ts';
import { loadProgram } from '#server/program-build.ts';

const { runGiftCards } = await loadProgram(
  'commands/gift-cards/command',
  () => import('#commands/gift-cards/command.ts'),
);
process.exitCode = await runGiftCards(process.argv.slice(2), process.env, PROCESS_OUTPUT);
