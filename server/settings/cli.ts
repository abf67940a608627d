// npm run settings: the settings command as a process.
import { runSettings } from '#server/settings/command.ts';

process.exitCode = await runSettings(process.argv.slice(2), process.env, {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
