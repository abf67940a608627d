// The merchant's synonyms as read from a market's columns.
import type { EngineSynonym } from '#engine/catalogue.ts';
import { hasShape } from '#engine/snapshot/shapes.ts';
import { tokenize } from '#engine/text/tokenizer.ts';

export interface MerchantSynonym {
  readonly kind: EngineSynonym['kind'];
  readonly from: readonly string[];
  readonly to: readonly (readonly string[])[];
}

/** One synonym for each phrase that may be typed; of `equal` phrases each means all others. */
export function readSynonym(row: unknown): MerchantSynonym[] | undefined {
  if (!hasShape(row, { kind: 'string', from: ['string'], to: ['string'] })) return undefined;
  const { kind, from, to } = row as EngineSynonym;
  const typed = kind === 'equal' ? [...from, ...to] : from;
  const replacements = (kind === 'equal' ? typed : to).map(tokenTexts).filter((phrase) => phrase.length > 0);
  return typed.map(tokenTexts).flatMap((phrase): MerchantSynonym[] => {
    const others = replacements.filter((other) => other.join(' ') !== phrase.join(' '));
    return phrase.length === 0 || others.length === 0 ? [] : [{ kind, from: phrase, to: others }];
  });
}

function tokenTexts(text: string): string[] {
  return tokenize(text).map((word) => word.text);
}
