// `npm run build`: builds the pages for production, unless they are built from the sources as they are.
import { type Command, runProcess } from '#server/command-line/command.ts';
import { buildPages, isBuildCurrent } from '#server/page-build.ts';

const COMMAND = {
  name: 'npm run build',
  forms: ['[options]'],
  summary:
    'Builds the pages into dist/, unless they are newer than all their sources. npm start does the same.',
  options: { force: { type: 'boolean', help: 'build in any case' } },
} as const satisfies Command;

await runProcess(COMMAND, async ({ values }) => {
  if (values.force !== true && isBuildCurrent()) return 0;
  return (await buildPages()) ? 0 : 1;
});
