// `npm run build`: builds pages and programs for production, unless they are built from the sources as they are.
import { type Command, runProcess } from '#server/command-line/command.ts';
import { buildPages, isBuildCurrent } from '#server/page-build.ts';
import { buildPrograms, isProgramBuildCurrent } from '#server/program-build.ts';

const COMMAND = {
  name: 'npm run build',
  forms: ['[options]'],
  summary:
    'Builds the pages, the server and the commands into dist/ if a source is newer than the last build.',
  options: { force: { type: 'boolean', help: 'build even if nothing changed' } },
} as const satisfies Command;

await runProcess(COMMAND, async ({ values }) => {
  const isForced = values.force === true;
  if ((isForced || !isBuildCurrent()) && !(await buildPages())) return 1;
  if (isForced || !isProgramBuildCurrent()) await buildPrograms();
  return 0;
});
