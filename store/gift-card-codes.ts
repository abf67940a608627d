// The codes of gift cards in the database: hashed, and several to a card where more than one mail may have brought it.
import { createHash, randomBytes } from 'node:crypto';
import {
  GIFT_CARD_CODE_LENGTH,
  giftCardCodeFrom,
  giftCardCodeOf,
  giftCardHintOf,
} from '#contract/gift-card-code.ts';
import type { Db } from '#store/store.ts';

/** Gives the card one more code, in the spelling that is compared; this is the only moment at which it is known. */
export async function addGiftCardCode(tx: Db, cardId: string): Promise<string> {
  const code = giftCardCodeFrom(randomBytes(GIFT_CARD_CODE_LENGTH));
  await tx
    .insertInto('gift_card_codes')
    .values({ code_hash: hashOf(code), card_id: cardId })
    .execute();
  await tx
    .updateTable('gift_cards')
    .set({ hint: giftCardHintOf(code) })
    .where('card_id', '=', cardId)
    .execute();
  return code;
}

/** For a code that nobody was told. */
export async function removeGiftCardCode(tx: Db, code: string): Promise<void> {
  await tx.deleteFrom('gift_card_codes').where('code_hash', '=', hashOf(code)).execute();
}

/** `code` as a shopper typed it. */
export async function cardIdOfCode(db: Db, code: string): Promise<string | undefined> {
  const spelt = giftCardCodeOf(code);
  const row = await db
    .selectFrom('gift_card_codes')
    .select('card_id')
    // Looked for even if it is no code, so that this takes as long.
    .where('code_hash', '=', hashOf(spelt ?? code))
    .executeTakeFirst();
  return row?.card_id;
}

/**
 * Without salt or stretching, since a code has 100 random bits: whoever reads the table can neither try all codes nor look
 * them up, and a code is found by an index.
 */
function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('base64url');
}
