// npm run pictures -- list | retry: the pictures command as a process.
import { runPictures } from '#server/images/command.ts';

process.exitCode = await runPictures(process.argv.slice(2), process.env, {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
