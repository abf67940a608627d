// Products in the order of a score, sorted only as far as they are read.

/**
 * Highest score first; of equal scores the lower of `ranks` (by product) first. A product whose score is undefined is left out. Takes
 * as long as finding all scores and, for each product that is read, a logarithm of their number.
 */
export function* bestFirst(
  products: Iterable<number>,
  scoreOf: (product: number) => number | undefined,
  ranks: ArrayLike<number>,
): Generator<number, undefined> {
  const heap: number[] = [];
  const scores: number[] = [];
  for (const product of products) {
    const score = scoreOf(product);
    if (score === undefined) continue;
    heap.push(product);
    scores.push(score);
  }
  for (let at = (heap.length >> 1) - 1; at >= 0; at -= 1) siftDown(heap, scores, ranks, at);
  while (heap.length > 0) {
    const best = heap[0]!;
    const [last, lastScore] = [heap.pop()!, scores.pop()!];
    if (heap.length > 0) {
      heap[0] = last;
      scores[0] = lastScore;
      siftDown(heap, scores, ranks, 0);
    }
    yield best;
  }
}

/** Moves the entry at `from` below those that come before it. */
function siftDown(heap: number[], scores: number[], ranks: ArrayLike<number>, from: number): void {
  const [product, score] = [heap[from]!, scores[from]!];
  const rank = ranks[product]!;
  let at = from;
  for (let child = 2 * at + 1; child < heap.length; child = 2 * at + 1) {
    const right = child + 1;
    if (
      right < heap.length &&
      isBefore(scores[right]!, ranks[heap[right]!]!, scores[child]!, ranks[heap[child]!]!)
    )
      child = right;
    if (!isBefore(scores[child]!, ranks[heap[child]!]!, score, rank)) break;
    heap[at] = heap[child]!;
    scores[at] = scores[child]!;
    at = child;
  }
  heap[at] = product;
  scores[at] = score;
}

function isBefore(score: number, rank: number, otherScore: number, otherRank: number): boolean {
  return score > otherScore || (score === otherScore && rank < otherRank);
}
