// Gift cards and discount codes, as an operator issues and sets them.
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Shop } from './shop.ts';

/** The printed JSON of a command. */
async function run({ dataDir }: Pick<Shop, 'dataDir'>, command: readonly string[]): Promise<string> {
  const env = { ...process.env, CAIRN_DATA_DIR: dataDir };
  return (await promisify(execFile)(process.execPath, command, { env })).stdout;
}

/** The code of a new card. */
export async function issueGiftCard(
  shop: Pick<Shop, 'dataDir'>,
  amount: string,
  currency: string,
): Promise<string> {
  const issued = await run(shop, ['commands/gift-cards/cli.ts', 'issue', amount, currency, '--json']);
  const [card] = (JSON.parse(issued) as { cards: { code: string }[] }).cards;
  return card?.code ?? '';
}

/** `codes` as in the file that the command reads. */
export async function setDiscountCodes(shop: Pick<Shop, 'dataDir'>, codes: readonly object[]): Promise<void> {
  const file = join(shop.dataDir, 'codes.json');
  writeFileSync(file, JSON.stringify({ codes }));
  await run(shop, ['commands/codes/cli.ts', 'set', file]);
}
