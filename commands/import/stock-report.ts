// The report of a stock import, for a program as JSON and for a person as text.
import { counted } from '#contract/counted.ts';
import type { StockImportFailure, StockImportReport } from '#server/import/import-stock.ts';
import { rejectionLines } from '#commands/import/report.ts';

/** One object, the same keys whether the file was imported or refused; `error` only when refused. */
export function jsonStockReport(
  outcome: StockImportReport | StockImportFailure,
  isDryRun: boolean,
): Record<string, unknown> {
  const done = 'reason' in outcome ? null : outcome;
  return {
    rows: done?.rows ?? 0,
    changed: done?.changed ?? 0,
    unchanged: done?.unchanged ?? 0,
    rejected: done?.rejected ?? [],
    rejectedCount: done?.rejectedCount ?? 0,
    warnings: done?.warnings ?? [],
    epoch: done?.epoch ?? null,
    dryRun: isDryRun,
    ...('reason' in outcome ? { error: { reason: outcome.reason, line: outcome.line } } : {}),
  };
}

export function textStockReport(outcome: StockImportReport | StockImportFailure, file: string): string {
  if ('reason' in outcome) {
    const where = outcome.line === null ? file : `${file}:${outcome.line}`;
    return `${where}: ${outcome.reason}\n  Prices and stock are as they were.\n`;
  }
  const { rows, changed, unchanged, isDryRun, warnings } = outcome;
  const lines = [
    `${file}: stock of ${counted(rows, 'row')}`,
    `  ${counted(changed, 'article')} changed, ${unchanged} unchanged${isDryRun ? ' (dry run: nothing was kept)' : ''}`,
    ...rejectionLines(outcome),
    ...warnings.map((text) => `  note: ${text}`),
  ];
  return `${lines.join('\n')}\n`;
}
