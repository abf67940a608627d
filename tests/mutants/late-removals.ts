// Mutants of removals that say how much there was.
import type { Mutant } from '#tests/mutants/mutant.ts';

const HTTP = ['tests/server/late-removals.test.ts'];
const OUTBOX = ['outbox/row-quantities.test.ts'];

export const LATE_REMOVAL_MUTANTS: readonly Mutant[] = [
  {
    name: 'a removal that arrives late takes what was added since',
    file: 'contract/cart-change.ts',
    find: 'if (change.upTo === undefined) return Number.POSITIVE_INFINITY;',
    replace: 'if (change !== null) return Number.POSITIVE_INFINITY;',
    tests: HTTP,
  },
  {
    name: 'the server does not read how much a clear may take',
    file: 'server/http/handler-table.ts',
    find: "change(call, { kind: 'clear', ...upToOf(call.query) })",
    replace: "change(call, { kind: 'clear' })",
    tests: HTTP,
  },
  {
    name: 'a removal that an earlier version sends again is another change',
    file: 'server/shop/cart.ts',
    find: "(name === 'upTo' ? undefined : value)",
    replace: "(name === '' ? value : value)",
    tests: HTTP,
  },
  {
    name: 'a removal is sent without how much there was',
    file: 'outbox/request.ts',
    find: '{ query: { ...query, ...upToIn(change) }, body: { orderRowId: change.orderRowId } }',
    replace: '{ query, body: { orderRowId: change.orderRowId } }',
    tests: ['outbox/request.test.ts'],
  },
  {
    name: 'a clear that leaves something takes the codes',
    file: 'server/shop/cart-codes.ts',
    find: 'ok(isEmpty ? [] : codes)',
    replace: 'ok([])',
    tests: HTTP,
  },
  {
    name: 'a clear takes gift cards that it did not know',
    file: 'commerce/gift-cards/gift-cards.ts',
    find: 'unitsTaken(change, rowId) === 0',
    replace: "change.kind !== 'clear' && unitsTaken(change, rowId) === 0",
    tests: ['commerce/gift-cards/gift-cards.test.ts'],
  },
  {
    name: 'what waits is not counted among what there was',
    file: 'outbox/row-quantities.ts',
    find: 'for (const { change } of pending.map(({ intent }) => intent)) {',
    replace: 'for (const { change } of pending.slice(1).map(({ intent }) => intent)) {',
    tests: OUTBOX,
  },
  {
    name: 'a clear does not know what is not sold here',
    file: 'outbox/row-quantities.ts',
    find: '[...orderRows, ...(unsoldRows ?? [])]',
    replace: 'orderRows',
    tests: OUTBOX,
  },
  {
    name: 'a change makes a URL of any length',
    file: 'outbox/row-quantities.ts',
    find: ' || length > MAX_ROWS_LENGTH',
    replace: '',
    tests: OUTBOX,
  },
  {
    name: 'the disk stores late another change under the same key',
    file: 'outbox/adding.ts',
    find: 'if (!asked.isComplete && cart !== null)',
    replace: 'if (cart !== null)',
    tests: OUTBOX,
  },
  {
    name: 'what another tab has on the disk is not read before a removal',
    file: 'outbox/adding.ts',
    find: 'await readCart(store)',
    replace: 'await readCart(null)',
    tests: OUTBOX,
  },
  {
    name: 'a bag shows a late removal as taking everything',
    file: 'worker/shop/cart-view.ts',
    find: 'row.quantity - taken;',
    replace: 'taken > 1 ? 0 : row.quantity - taken;',
    tests: HTTP,
  },
];
