// Mutants of gift cards: how they pay, and their books.
import type { Mutant } from '#tests/mutants/mutant.ts';

const EXAMPLES = ['commerce/pricing/pricing.test.ts'];
const LEDGER = ['commerce/pricing/gift-card-ledger.test.ts'];
const EXPIRY = ['tests/server/gift-card-expiry.test.ts'];

/** File, fault, what stands there, what stands there then, and the tests that notice. */
type Row = readonly [file: string, name: string, find: string, replace: string, tests: readonly string[]];

const ROWS: readonly Row[] = [
  ['gift-card-payment.ts', 'a gift card pays more than it has', 'Math.min(balance, open)', 'open', EXAMPLES],
  ['gift-card-payment.ts', 'each gift card pays the whole order', 'open -= used;', 'open -= 0;', EXAMPLES],
  [
    'gift-card-payment.ts',
    'a gift card pays at the moment at which it expires',
    'now >= card.expiresAt',
    'now > card.expiresAt',
    EXAMPLES,
  ],
  [
    'gift-card-payment.ts',
    'a gift card in euros pays kronor',
    'card.currency !== currency',
    'card.currency === undefined',
    EXAMPLES,
  ],
  [
    'gift-card-payment.ts',
    'a gift card entered twice pays twice',
    'other.cardId === cardId) < at',
    'other.cardId === cardId) > at',
    EXAMPLES,
  ],
  [
    'gift-card-payment.ts',
    'the card that expires last pays first',
    'first < second ? -1 : 1',
    'first < second ? 1 : -1',
    EXAMPLES,
  ],
  [
    'gift-card-ledger.ts',
    'more is redeemed than a card holds',
    "accountBalance(entries, 'card') < command.amount",
    "accountBalance(entries, 'sold') > command.amount",
    LEDGER,
  ],
  [
    'gift-card-ledger.ts',
    'what one order paid is refunded to another',
    'entries.filter(({ reference }) => reference === command.reference)',
    'entries',
    LEDGER,
  ],
  [
    'gift-card-ledger.ts',
    'a repeated key makes a second entry',
    'entries.find((one) => one.key === key)',
    'entries.find((one) => one.key === `${key}!`)',
    LEDGER,
  ],
  ['gift-card-ledger.ts', 'a key is answered whatever it comes with', 'isSame ? ok(', 'entry ? ok(', LEDGER],
  ['gift-card-ledger.ts', 'an entry does not add up to 0', 'amount: -amount }', 'amount: 0 }', LEDGER],
  [
    'gift-card-ledger.ts',
    'a refund shortens a card’s life',
    'Math.max(expiresAt, at + validForMs)',
    'at + validForMs',
    LEDGER,
  ],
  [
    'gift-card-ledger.ts',
    'whoever pays and cancels by turns keeps a gift card for ever',
    '!(isByShop || isOfFirstLife)',
    '!(isByShop || reference !== undefined)',
    [...LEDGER, ...EXPIRY],
  ],
  [
    'gift-card-ledger.ts',
    'a gift card that is valid is prolonged by a refund',
    'isExpired(expiresAt, at + ALMOST_EXPIRED_MS) ?',
    'at > 0 ?',
    [...LEDGER, ...EXPIRY],
  ],
  [
    'gift-card-ledger.ts',
    'half a unit is moved',
    '!Number.isSafeInteger(amount) || amount < 1',
    'amount <= 0',
    LEDGER,
  ],
];

const HTTP = ['tests/server/gift-cards.test.ts'];
const STORE = ['store/gift-cards.test.ts'];
const STORED_ROWS: readonly Row[] = [
  [
    'server/checkout/place-order.ts',
    'a payment that is given up prolongs a gift card like one that the shop gives back',
    'isByShop: false,',
    'isByShop: true,',
    EXPIRY,
  ],
  [
    'server/orders/change-order.ts',
    'a shopper who cancels prolongs a gift card like the shop',
    "command.kind !== 'cancel' || command.by === 'operator'",
    "command.kind !== 'cancel' || command.by.length > 0",
    EXPIRY,
  ],
  [
    'store/gift-cards.ts',
    'a blocked gift card pays',
    'card.blockedAt === null ? redeemCard',
    'card.blockedAt !== undefined ? redeemCard',
    STORE,
  ],
  [
    'store/gift-cards.ts',
    'a repeated key is stored as another entry',
    'if (isReplay) return ok(undefined);',
    'if (isReplay) entry.key.concat();',
    STORE,
  ],
  [
    'store/gift-card-codes.ts',
    'a gift card’s code is stored as it is',
    "return createHash('sha256').update(code).digest('base64url');",
    'return code;',
    STORE,
  ],
  [
    'store/gift-cards.ts',
    'a refund does not extend a gift card',
    '.set({ expires_at: entry.expiresAt })',
    '.set({ expires_at: card.expiresAt })',
    STORE,
  ],
  [
    'store/gift-cards.ts',
    'a redeemed amount adds to the balance',
    '{ account: one.from_account, amount: -one.amount }',
    '{ account: one.from_account, amount: one.amount }',
    STORE,
  ],
  [
    'commerce/gift-cards/gift-cards.ts',
    'a gift card of any amount is sold',
    'toDecimal(one, currency) === value',
    'toDecimal(one, currency) !== value + 0.001',
    HTTP,
  ],
  [
    'commerce/gift-cards/gift-cards.ts',
    'gift cards keep their number in another currency',
    'const kept = isSameCurrency ? cards : [];',
    'const kept = cards;',
    HTTP,
  ],
  [
    'commerce/gift-cards/gift-cards.ts',
    'an expired gift card is told from a wrong one',
    'now < expiresAt',
    'now < expiresAt + 1e12',
    HTTP,
  ],
  [
    'commerce/gift-cards/gift-cards.ts',
    'a spent gift card is told from a wrong one',
    'balance > 0 &&',
    'balance >= 0 &&',
    HTTP,
  ],
  [
    'server/gift-cards/gift-cards.ts',
    'wrong codes of gift cards do not count',
    'return fail(notSpendableError());',
    'return guesses.giveBack(client).then(() => fail(notSpendableError()));',
    HTTP,
  ],
  [
    'server/gift-cards/gift-cards.ts',
    'right codes of gift cards count as wrong ones',
    'await guesses.giveBack(client);',
    '',
    HTTP,
  ],
  [
    'server/shop/cart-quote.ts',
    'a gift card in a cart costs nothing',
    'unitPrice: amount,',
    'unitPrice: 0,',
    HTTP,
  ],
  [
    'server/shop/cart.ts',
    'a cart’s link tells who gets a gift card',
    "recipientEmail: '' }));",
    'recipientEmail: card.recipientEmail }));',
    HTTP,
  ],
  [
    'server/gift-cards/ordered.ts',
    'an order that is placed again issues its gift cards again',
    'return `order-${orderId}-${rowId}`;',
    'return `order-${orderId}-${rowId}-${Math.random()}`;',
    ['server/gift-cards/ordered.test.ts'],
  ],
  [
    'commerce/gift-cards/gift-cards.ts',
    'a gift card is mailed before its day',
    'deliverOn === null ? now',
    'deliverOn !== undefined ? now',
    ['server/gift-cards/ordered.test.ts'],
  ],
  [
    'store/guess-limit.ts',
    'every process has its own count of wrong codes',
    ".where('client', '=', name)",
    ".where('client', '=', `${name}${createHash.length}`)",
    ['store/guess-limit.test.ts'],
  ],
  [
    'contract/gift-card-code.ts',
    'a gift card’s code has 40 random bits',
    'GIFT_CARD_CODE_LENGTH = 20',
    'GIFT_CARD_CODE_LENGTH = 8',
    ['contract/gift-card-code.test.ts'],
  ],
  [
    'src/features/gift-cards/buy-gift-card.tsx',
    'a half-typed day of delivery is none',
    "isHalfTyped('deliverOn') :",
    "false && isHalfTyped('deliverOn') :",
    ['src/features/gift-cards/gift-cards-screen.browser.test.tsx'],
  ],
];

/** Faults that break a claim. */
const CLAIM_MUTANTS: readonly Mutant[] = [
  {
    name: 'GC-01g a check of a gift card that is under way is not told',
    file: 'src/features/gift-cards/actions.ts',
    find: 'status: LOADING_GIFT_CARD_CHECK,',
    replace: 'status: null,',
    tests: ['src/features/gift-cards/gift-cards-screen.browser.test.tsx'],
    claim: 'GC-01g',
  },
  {
    name: 'RT-06i the page of gift cards is somewhere else',
    file: 'src/app/screens/screens.ts',
    find: "path: '/gift-cards',",
    replace: "path: '/gift-card',",
    tests: ['tests/e2e/gift-cards.spec.ts'],
    claim: 'RT-06i',
  },
  {
    name: 'GC-03b a spent code is told from a wrong one',
    file: 'server/gift-cards/gift-cards.ts',
    find: 'if (card === undefined || !isSpendable(card, now()))',
    replace: 'if (card === undefined)',
    tests: HTTP,
    claim: 'GC-03b',
  },
];

const COMMAND = 'commands/gift-cards/command.ts';
const COMMAND_TESTS = ['commands/gift-cards/command.test.ts'];
const COMMAND_ROWS: readonly Row[] = [
  [
    COMMAND,
    'a card for which a year is typed expires on the first day of it',
    '/^\\d{4}-\\d\\d-\\d\\d$/.test(text)',
    'text.length > 0',
    COMMAND_TESTS,
  ],
  [
    COMMAND,
    'a card for which a day that does not exist is typed expires on another',
    'end > Date.now() && new Date(end - 1).toISOString().startsWith(text)',
    'end > Date.now()',
    COMMAND_TESTS,
  ],
];

export const GIFT_CARD_MUTANTS: readonly Mutant[] = [
  ...ROWS.map(([file, ...rest]): Row => [`commerce/pricing/${file}`, ...rest]),
  ...STORED_ROWS,
  ...COMMAND_ROWS,
]
  .map(([file, name, find, replace, tests]) => ({ name, file, find, replace, tests }))
  .concat(CLAIM_MUTANTS);
