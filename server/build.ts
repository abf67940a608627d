// `npm run build`: builds the pages for production, unless they are built from the sources as they are.
import { type Command, runProcess } from '#server/command-line/command.ts';
import { buildPages, isBuildCurrent } from '#server/page-build.ts';

const COMMAND = {
  name: 'npm run build',
  forms: ['[options]'],
  summary: 'Builds the pages into dist/ if a source is newer than the last build, as npm start does.',
  options: { force: { type: 'boolean', help: 'build even if nothing changed' } },
} as const satisfies Command;

await runProcess(COMMAND, async ({ values }) => {
  if (values.force !== true && isBuildCurrent()) return 0;
  return (await buildPages()) ? 0 : 1;
});
