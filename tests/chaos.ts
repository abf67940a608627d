// `npm run chaos`: breaks the network, tabs, browsers and servers around the built shop on purpose, and counts what was lost or doubled.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  type Command,
  namesAmong,
  runProcess,
  UsageError,
  wholeNumber,
} from '#server/command-line/command.ts';
import type { Figure, Measurement, Scale } from './chaos/figure.ts';
import { FIGURES, NOT_YET_MET } from './chaos/figures/all.ts';
import { openLab, type SharedLab } from './chaos/lab.ts';
import {
  type ChaosResult,
  failedFigures,
  type MeasuredFigure,
  measuredFigure,
  tableOf,
} from './chaos/report.ts';

const ROOT = resolve(import.meta.dirname, '..');
const SCALES: readonly Scale[] = ['ci', 'nightly'];

/** A figure makes no new trials after this time: the small scale ends in minutes on a busy machine too, with a smaller N. */
const LIMIT_MS: Readonly<Record<Scale, number>> = { ci: 10_000, nightly: Number.POSITIVE_INFINITY };
const MAX_MINUTES = 24 * 60;
const MAX_TRIAL = 1_000_000;

const COMMAND = {
  name: 'npm run chaos',
  forms: ['[--scale ci|nightly] [--seed N] [--only FIGURES] [--minutes N] [--trial N] [--json]'],
  summary: `Measures the figures of docs/reliability.md: the shop as built, its server and a Chromium, under faults chosen by a seed.
Needs npm run build. Status 1 if a figure is not met that should be.`,
  options: {
    scale: { type: 'string', value: 'SCALE', help: 'ci (minutes) or nightly (hours); default ci' },
    seed: {
      type: 'string',
      value: 'N',
      help: 'chooses the faults; default by the clock, printed with the result',
    },
    only: { type: 'string', value: 'FIGURES', help: `some of ${FIGURES.map(({ id }) => id).join(',')}` },
    minutes: {
      type: 'string',
      value: 'N',
      help: 'no new trials of a figure after so many; default ten seconds at ci, no limit at nightly',
    },
    trial: {
      type: 'string',
      value: 'N',
      help: 'R8 alone: this sequence, as violations name it, with those that its devices had before',
    },
    json: { type: 'boolean', help: 'print JSON instead of a table' },
  },
} as const satisfies Command;

async function measure(
  figure: Figure,
  shared: SharedLab,
  run: { readonly seed: number; readonly scale: Scale },
  limitMs: number,
): Promise<MeasuredFigure> {
  const started = Date.now();
  const { lab, close } = shared.labFor(figure.id, limitMs);
  let measurement: Measurement;
  try {
    measurement = await figure.measure(lab, figure.trials[run.scale]);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    measurement = { n: 0, counts: {}, violations: [`could not be measured: ${reason}`] };
  } finally {
    await close();
  }
  const seconds = (Date.now() - started) / 1_000;
  return measuredFigure(figure, measurement, { ...run, seconds, notYetMet: NOT_YET_MET[figure.id] });
}

await runProcess(COMMAND, async ({ values }) => {
  const scale = SCALES.find((known) => known === (values.scale ?? 'ci'));
  if (scale === undefined) throw new UsageError(`--scale: must be ci or nightly, not "${values.scale}"`);
  const seed = wholeNumber('seed', values.seed ?? String(Date.now() % 1_000_000), 0, 2 ** 32 - 1);
  const trial = values.trial === undefined ? null : wholeNumber('trial', values.trial, 0, MAX_TRIAL);
  if (trial !== null && values.only !== 'R8') throw new UsageError('--trial: needs --only R8');
  const limitMs =
    values.minutes === undefined
      ? LIMIT_MS[trial === null ? scale : 'nightly']
      : wholeNumber('minutes', values.minutes, 1, MAX_MINUTES) * 60_000;
  const ids = FIGURES.map(({ id }) => id);
  const chosen = namesAmong('only', values.only ?? ids.join(','), ids);
  if (!existsSync(join(ROOT, 'dist/client/shell.html')))
    throw new UsageError('the shop is not built: npm run build');

  const shared = openLab(seed, (text) => console.error(text), trial);
  const figures: Record<string, MeasuredFigure> = {};
  try {
    for (const figure of FIGURES.filter(({ id }) => chosen.includes(id))) {
      const lacking = figure.lacks?.() ?? null;
      if (lacking !== null) {
        console.error(`${figure.id}: left out, the machine lacks ${lacking}`);
        continue;
      }
      figures[figure.id] = await measure(figure, shared, { seed, scale }, limitMs);
      console.error(`${figure.id}: ${figures[figure.id]?.isMet === true ? 'met' : 'not met'}`);
    }
  } finally {
    await shared.close();
  }
  const isMet = Object.values(figures).every((figure) => figure.isMet);
  const result: ChaosResult = { seed, scale, figures, isMet };
  console.log(values.json === true ? JSON.stringify(result, null, 2) : tableOf(result));
  return failedFigures(result).length === 0 ? 0 : 1;
});
