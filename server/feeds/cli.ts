// npm run import -- FILE: the import command as a process.
import { runImport } from '#server/feeds/command.ts';

process.exitCode = await runImport(process.argv.slice(2), process.env, {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
