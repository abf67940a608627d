// The merchant's synonyms as read from a market's columns.
import type { EngineSynonym } from '#engine/catalogue.ts';
import { hasShape } from '#engine/snapshot/shapes.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';
import type { Analyser } from '#engine/text/analyser.ts';
import { withoutStopWords } from '#engine/text/stop-words.ts';
import { tokenize } from '#engine/text/tokenizer.ts';

export interface MerchantSynonym {
  readonly kind: EngineSynonym['kind'];
  readonly from: readonly string[];
  readonly to: readonly (readonly string[])[];
}

/** Read once for a market's columns. */
export function merchantSynonyms(pair: SnapshotPair): readonly MerchantSynonym[] {
  return pair.rows('synonyms', (row) => readSynonym(row, pair.analyser)).flat();
}

/** One synonym for each phrase that may be typed; of `equal` phrases each means all others. */
function readSynonym(row: unknown, analyser: Analyser): MerchantSynonym[] | undefined {
  if (!hasShape(row, { kind: 'string', from: ['string'], to: ['string'] })) return undefined;
  const { kind, from, to } = row as EngineSynonym;
  const typed = kind === 'equal' ? [...from, ...to] : from;
  const wordsOf = (phrase: string) =>
    withoutStopWords(
      tokenize(phrase).map((word) => word.text),
      analyser,
    );
  const replacements = (kind === 'equal' ? typed : to).map(wordsOf).filter((phrase) => phrase.length > 0);
  return typed.map(wordsOf).flatMap((phrase): MerchantSynonym[] => {
    const others = replacements.filter((other) => other.join(' ') !== phrase.join(' '));
    return phrase.length === 0 || others.length === 0 ? [] : [{ kind, from: phrase, to: others }];
  });
}
