// Mutants of what keeps one client from filling the disk, or hiding what others report: budgets, limits, what is deleted.
import type { Mutant } from '#tests/mutants/mutant.ts';

const OVER_HTTP = ['tests/server/stored-limits.test.ts'];
const CHARGES = ['tests/server/costs-over-http.test.ts'];
const RETENTION = ['tests/server/retention.test.ts'];
const SCHEMAS = ['contract/request-limits.test.ts'];

const ABANDONED = ['tests/server/abandoned-payments.test.ts'];
const UNPAID = ['server/checkout/unpaid-payments.test.ts'];

export const STORED_LIMITS_MUTANTS: readonly Mutant[] = [
  {
    name: 'payments that nobody makes cost their address nothing',
    file: 'server/checkout/service.ts',
    find: 'deps.stored.spend(request.client, leftBytes);',
    replace: '',
    tests: ABANDONED,
  },
  {
    name: 'a payment that nobody made stays for ever',
    file: 'server/checkout/payment-attempts.ts',
    find: 'unpaidAt: isUnpaid ? now() : null',
    replace: 'unpaidAt: isUnpaid ? null : null',
    tests: UNPAID,
  },
  {
    name: 'a payment that its provider does not know is deleted',
    file: 'server/checkout/payment-attempts.ts',
    find: "await end(paymentId, 'timed-out', checkAt, false);",
    replace: "await end(paymentId, 'timed-out', checkAt);",
    tests: UNPAID,
  },
  {
    name: 'a payment that was paid when it is gone is told to nobody',
    file: 'server/checkout/service.ts',
    find: 'if (isPaid && (await paymentById(store.db, paymentId)) === undefined)',
    replace: 'if (isPaid && paymentId === undefined)',
    tests: UNPAID,
  },
  {
    name: 'payments that nobody made are deleted the next day',
    file: 'store/retention.ts',
    find: 'now - UNPAID_DAYS * DAY_MS',
    replace: 'now - DAY_MS',
    tests: ABANDONED,
  },
  {
    name: 'adds of nobody known make a cart each',
    file: 'server/shop/cart.ts',
    find: "if (waitS > 0) return fail(shopError('too_many_requests', { retryAfterS: Math.ceil(waitS) }));",
    replace: '',
    tests: OVER_HTTP,
  },
  {
    name: 'the refusal of a new cart is a verdict on the change',
    file: 'server/shop/cart.ts',
    find: "shopError('too_many_requests', { retryAfterS: Math.ceil(waitS) })",
    replace: "shopError('conflict')",
    tests: OVER_HTTP,
  },
  {
    name: 'what began no cart counts as one',
    file: 'server/shop/cart.ts',
    find: 'if (mayBegin && !hasBegun) newCarts.giveBack(client, hasKey);',
    replace: '',
    tests: OVER_HTTP,
  },
  {
    name: 'a cart that was begun does not count',
    file: 'server/shop/cart.ts',
    find: 'if (mayBegin && !hasBegun)',
    replace: 'if (mayBegin)',
    tests: OVER_HTTP,
  },
  {
    name: 'who has a cart is refused because others begin theirs',
    file: 'server/shop/cart.ts',
    find: 'own === undefined && BEGINS_A_CART.has(command.change.kind)',
    replace: 'BEGINS_A_CART.has(command.change.kind)',
    tests: OVER_HTTP,
  },
  {
    name: 'a key that was made up begins any number of carts',
    file: 'server/shop/new-carts.ts',
    find: 'if (hasKey) return [devices, client];',
    replace: 'if (hasKey) return [devices, null];',
    tests: OVER_HTTP,
  },
  {
    name: 'where clients are not told apart any number of carts is begun',
    file: 'server/shop/new-carts.ts',
    find: 'client === null ? [anyStrangers, NOT_TOLD_APART] : [strangers, client]',
    replace: '[strangers, client]',
    tests: OVER_HTTP,
  },
  {
    name: 'many at once are all taken',
    file: 'server/client-budget.ts',
    find: `      spend(client, 1);
      const waitS = waitOf(client);`,
    replace: `      const waitS = waitOf(client);
      spend(client, 1);`,
    tests: OVER_HTTP,
  },
  {
    name: 'what is refused is counted',
    file: 'server/client-budget.ts',
    find: 'if (waitS > 0) spend(client, -1);',
    replace: '',
    tests: OVER_HTTP,
  },
  {
    name: 'events are stored without end',
    file: 'server/events/ingestion.ts',
    find: "if (refusal !== null) return fail({ ...refusal, code: 'overloaded' });",
    replace: '',
    tests: OVER_HTTP,
  },
  {
    name: 'a device gives up the events of one that sent too much',
    file: 'server/events/ingestion.ts',
    find: "fail({ ...refusal, code: 'overloaded' })",
    replace: 'fail(refusal)',
    tests: OVER_HTTP,
  },
  {
    name: 'events that are there already are charged again',
    file: 'server/events/ingestion.ts',
    find: 'rows.filter((row) => written.has(eventKey(row)))',
    replace: 'rows',
    tests: OVER_HTTP,
  },
  {
    name: 'reading events costs nothing',
    file: 'server/events/ingestion.ts',
    find: 'costs.spend(client, processorTimeMs() - usedBefore);',
    replace: 'void usedBefore;',
    tests: OVER_HTTP,
  },
  {
    name: 'the socket is no way that is limited',
    file: 'server/events/socket-session.ts',
    find: 'if (!outcome.ok) return close(CLOSE_TRY_LATER, outcome.error.code);',
    replace: 'if (!outcome.ok) return;',
    tests: ['server/events/socket-session.test.ts'],
  },
  {
    name: 'changes leave nothing',
    file: 'server/http/endpoints.ts',
    find: 'stored.spend(client, CHANGE_BYTES + lengthOf(request.body));',
    replace: 'void lengthOf;',
    tests: CHARGES,
  },
  {
    name: 'a repeat is charged',
    file: 'server/http/endpoints.ts',
    find: 'if (leavesRows && !isReplay)',
    replace: 'if (leavesRows)',
    tests: CHARGES,
  },
  {
    name: 'who has stored too much changes more',
    file: 'server/http/endpoints.ts',
    find: 'leavesRows ? stored.refusalOf(client) : null',
    replace: 'null',
    tests: CHARGES,
  },
  {
    name: 'one client’s reports are all that is logged',
    file: 'server/http/policy-reports.ts',
    find: ' || budget.take(client) > 0',
    replace: '',
    tests: OVER_HTTP,
  },
  {
    name: 'a cart has any number of rows',
    file: 'server/shop/cart-rules.ts',
    find: 'rows.length + unsold.length >= MAX_CART_ROWS',
    replace: 'false',
    tests: ['server/shop/cart.test.ts'],
  },
  {
    name: 'checkouts that were cancelled stay',
    file: 'server/checkout/session.ts',
    find: 'if (stored.version === 0) await deleteCancelledCheckouts(tx, stored.cartId);',
    replace: '',
    tests: ['server/checkout/checkout.test.ts'],
  },
  {
    name: 'events may be as large as they like, if they are few',
    file: 'store/retention.ts',
    find: 'tooLarge + 1)',
    replace: '0 * tooLarge)',
    tests: RETENTION,
  },
  {
    name: 'each day may have as many bytes as all',
    file: 'store/retention.ts',
    find: 'room -= Number(sum);',
    replace: '',
    tests: RETENTION,
  },
  {
    name: 'there may be any number of carts',
    file: 'store/retention.ts',
    find: "eb('updated_at', '<', cartsBefore),",
    replace: '',
    tests: RETENTION,
  },
  {
    name: 'an event may have any number of keys',
    file: 'contract/events.ts',
    find: '{ maxProperties: 20, additionalProperties: false }',
    replace: '{ additionalProperties: false }',
    tests: SCHEMAS,
  },
  {
    name: 'keys of an event are as long as they like',
    file: 'contract/events.ts',
    find: 'maxProperties: 20, additionalProperties: false',
    replace: 'maxProperties: 20',
    tests: SCHEMAS,
  },
];
