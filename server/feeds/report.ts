// What an import has to say, for a program as JSON and for a person as text.
import type { Rejection } from '#server/feeds/feed-log.ts';
import type { ImportReport } from '#server/feeds/import-feed.ts';
import type { FeedFailure } from '#server/feeds/read-feed.ts';

/** Rejected rows a person is shown; a program gets all that were kept. */
const MAX_LISTED_REJECTIONS = 20;

/** One object, the same keys whether the file was taken or refused; `error` only when refused. */
export function jsonReport(outcome: ImportReport | FeedFailure, isDryRun: boolean): Record<string, unknown> {
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
    rejected,
    rejectedCount,
    warnings,
    soldIn: done?.soldIn ?? {},
    epoch: done?.epoch ?? null,
    dryRun: isDryRun,
    ...(mapping === null ? {} : { mapping }),
    ...('reason' in outcome ? { error: { reason: outcome.reason, line: outcome.line } } : {}),
  };
}

export function textReport(outcome: ImportReport | FeedFailure, file: string): string {
  const lines = 'reason' in outcome ? failureLines(outcome, file) : successLines(outcome, file);
  return `${lines.join('\n')}\n`;
}

function successLines(report: ImportReport, file: string): string[] {
  const { products, variants, articles, added, changed, unchanged, withdrawn } = report;
  return [
    `${file}: ${report.format}, ${report.rows} rows`,
    `  ${products} products, ${variants} colours, ${articles} articles`,
    `  ${added} added, ${changed} changed, ${unchanged} unchanged, ${withdrawn} withdrawn${report.isDryRun ? ' (dry run: nothing was kept)' : ''}`,
    `  sold in ${markets(report)}`,
    ...(report.demoWithdrawn > 0
      ? [`  the demo catalogue is withdrawn: ${report.demoWithdrawn} products`]
      : []),
    ...noteLines(report),
  ];
}

function markets({ soldIn, products }: ImportReport): string {
  const entries = Object.entries(soldIn);
  if (entries.length === 0) return 'no market';
  return entries
    .map(([code, count]) => (count === products ? code : `${code} (${count} products)`))
    .join(', ');
}

function failureLines(failure: FeedFailure, file: string): string[] {
  const where = failure.line === null ? file : `${file}:${failure.line}`;
  return [`${where}: ${failure.reason}`, '  The catalogue is as it was.', ...noteLines(failure)];
}

function noteLines(outcome: ImportReport | FeedFailure): string[] {
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
