// The process behind `npm run merchandise -- FILE`.
import { runMerchandise } from '#server/merchandising/command.ts';

process.exitCode = await runMerchandise(process.argv.slice(2), process.env, {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
