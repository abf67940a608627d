// npm run orders: the command for orders as a process.
import { PROCESS_OUTPUT } from '#server/command-line/command.ts';
import { runOrders } from '#commands/orders/command.ts';

process.exitCode = await runOrders(process.argv.slice(2), process.env, PROCESS_OUTPUT);
