// The report of an import, for a program as JSON and for a person as text.
import { DEMO_SOURCE } from '#catalogue/catalogue.ts';
import { counted } from '#contract/counted.ts';
import type { Rejection } from '#feeds/feeds.ts';
import type { ImportFailure, ImportReport } from '#server/import/import-feed.ts';
import type { NextSteps } from '#commands/import/next-steps.ts';

/** Rejected rows that a person is shown; a program gets all that were stored. */
const MAX_LISTED_REJECTIONS = 20;

/** One object, the same keys whether the file was imported or refused; `error` only when refused. */
export function jsonReport(
  outcome: ImportReport | ImportFailure,
  next: NextSteps,
  isDryRun: boolean,
): Record<string, unknown> {
  const { format, rows, rejected, rejectedCount, warnings, mapping } = outcome;
  const done = 'reason' in outcome ? null : outcome;
  return {
    format,
    source: done?.source ?? null,
    rows,
    products: done?.products ?? 0,
    variants: done?.variants ?? 0,
    articles: done?.articles ?? 0,
    added: done?.added ?? 0,
    changed: done?.changed ?? 0,
    unchanged: done?.unchanged ?? 0,
    withdrawn: done?.withdrawn ?? 0,
    replaced: done?.replaced ?? {},
    rejected,
    rejectedCount,
    warnings,
    soldIn: done?.soldIn ?? {},
    nowSelling: Object.fromEntries(next.nowSelling),
    url: next.url,
    unsupportedCurrencies: outcome.unsupportedCurrencies,
    epoch: done?.epoch ?? null,
    dryRun: isDryRun,
    ...(mapping === null ? {} : { mapping }),
    ...('reason' in outcome ? { error: errorOf(outcome, next) } : {}),
  };
}

function errorOf({ reason, line }: ImportFailure, { duplicate }: NextSteps): Record<string, unknown> {
  if (duplicate === null) return { reason, line };
  return { reason, line, knownSource: duplicate.source, replace: duplicate.replace, add: duplicate.add };
}

export function textReport(outcome: ImportReport | ImportFailure, next: NextSteps, file: string): string {
  const lines = 'reason' in outcome ? failureLines(outcome, next, file) : successLines(outcome, next, file);
  return `${lines.join('\n')}\n`;
}

function successLines(report: ImportReport, next: NextSteps, file: string): string[] {
  const { products, variants, articles, added, changed, unchanged, withdrawn } = report;
  return [
    `${file}: ${report.format}, ${counted(report.rows, 'row')}`,
    `  ${counted(products, 'product')}, ${counted(variants, 'colour')}, ${counted(articles, 'article')}`,
    `  ${added} added, ${changed} changed, ${unchanged} unchanged, ${withdrawn} withdrawn${report.isDryRun ? ' (dry run: nothing was kept)' : ''}`,
    `  sold in ${markets(report)}`,
    ...Object.entries(report.replaced).map(replacedLine),
    ...noteLines(report),
    ...nextLines(report, next),
  ];
}

function replacedLine([source, count]: [string, number]): string {
  if (source === DEMO_SOURCE) return `  the demo catalogue is withdrawn: ${counted(count, 'product')}`;
  return count === 0
    ? `  no product stood under ${source}`
    : `  ${source} is withdrawn: ${counted(count, 'product')}`;
}

/** The address comes last, where a person looks. */
function nextLines({ isDryRun }: ImportReport, { nowSelling, url, exchanges }: NextSteps): string[] {
  const advice = exchanges.flatMap(({ currency, mapping, canHaveMarket }) => [
    `  To sell what is priced in ${currency}:`,
    ...(canHaveMarket
      ? ['    add a market with this currency to the settings (npm run settings -- get FILE), or']
      : []),
    `    write ${mapping}, with the rate of today, into a file and import again with --map FILE`,
  ]);
  if (isDryRun) return advice;
  if (url === null) return [...advice, '  No market sells anything yet.'];
  const list = nowSelling.map(([code, count]) => `${code} (${counted(count, 'product')})`).join(', ');
  return [...advice, `  The shop now sells in ${list}`, `  Open ${url}`];
}

function markets({ soldIn, products }: ImportReport): string {
  const entries = Object.entries(soldIn);
  if (entries.length === 0) return 'no market';
  return entries
    .map(([code, count = 0]) => (count === products ? code : `${code} (${counted(count, 'product')})`))
    .join(', ');
}

function failureLines(failure: ImportFailure, { duplicate }: NextSteps, file: string): string[] {
  const where = failure.line === null ? file : `${file}:${failure.line}`;
  return [
    `${where}: ${failure.reason}`,
    '  The catalogue is as it was.',
    ...(duplicate === null
      ? []
      : [
          `  To replace the products of ${duplicate.source} by those of this file:`,
          `    ${duplicate.replace}`,
          '  To add them once more, as products of their own:',
          `    ${duplicate.add}`,
        ]),
    ...noteLines(failure),
  ];
}

function noteLines(outcome: ImportReport | ImportFailure): string[] {
  const { warnings, mapping, isMappingProposed } = outcome;
  return [
    ...rejectionLines(outcome),
    ...warnings.map((text) => `  note: ${text}`),
    ...(mapping !== null && isMappingProposed
      ? [
          '  Proposed mapping; save it, correct it, pass it with --map:',
          ...JSON.stringify(mapping, null, 2).split('\n'),
        ]
      : []),
  ];
}

/** How many rows were rejected, and the first of them with line, id, field and reason. */
export function rejectionLines({
  rejected,
  rejectedCount,
}: {
  readonly rejected: readonly Rejection[];
  readonly rejectedCount: number;
}): string[] {
  const shown = rejected.slice(0, MAX_LISTED_REJECTIONS);
  return [
    ...(rejectedCount > 0 ? [`  ${rejectedCount} rejected:`] : []),
    ...shown.map(({ line, id, field, reason }) => {
      const what = [id, field].filter((part) => part !== undefined && part !== '').join(', ');
      return `    line ${line}${what === '' ? '' : ` (${what})`}: ${reason}`;
    }),
    ...(rejectedCount > shown.length
      ? [`    and ${rejectedCount - shown.length} more; --json lists them`]
      : []),
  ];
}
