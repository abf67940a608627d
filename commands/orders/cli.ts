// npm run orders: the command for orders as a process.
import { PROCESS_OUTPUT } from '#server/command-line/command.ts';
import { loadProgram } from '#server/program-build.ts';

const { runOrders } = await loadProgram(
  'commands/orders/command',
  () => import('#commands/orders/command.ts'),
);
process.exitCode = await runOrders(process.argv.slice(2), process.env, PROCESS_OUTPUT);
