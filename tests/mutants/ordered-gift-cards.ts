// Mutants of gift cards that are ordered: how their codes reach whom they are for, and what a cancelled order makes of them.
import type { Mutant } from '#tests/mutants/mutant.ts';

/** File, fault, what stands there, what stands there then, and the tests that notice. */
type Row = readonly [file: string, name: string, find: string, replace: string, tests: readonly string[]];

const MAILED = ['server/mail/gift-card-mails.test.ts'];
const MAILED_ROWS: readonly Row[] = [
  [
    'server/mail/sender.ts',
    'a code that may have arrived pays no more once the mail is repeated',
    "outcome !== 'sent' && !outcome.isUnclear",
    "outcome !== 'sent'",
    MAILED,
  ],
  [
    'server/mail/sender.ts',
    'a code that nobody was told pays',
    'await removeGiftCardCode(tx, code);',
    '',
    MAILED,
  ],
  [
    'store/gift-card-tables.ts',
    'the mails of an earlier release keep their codes',
    'const { code: _code, ...rest } = JSON.parse(doc) as Record<string, unknown>;',
    'const rest = JSON.parse(doc) as Record<string, unknown>;',
    MAILED,
  ],
];

const ORDERED = ['tests/server/gift-card-orders.test.ts'];
const CANCELLED_ROWS: readonly Row[] = [
  [
    'server/shop/cart-rules.ts',
    'a gift card of an amount that is not sold any more is ordered',
    'giftCards: all.filter(({ amount }) => giftCardAmounts.includes(amount)),',
    'giftCards: all,',
    ORDERED,
  ],
  [
    'server/shop/cart-rules.ts',
    'a gift card of an amount that is not sold any more is not shown',
    'unsoldGiftCards: all.filter(({ amount }) => !giftCardAmounts.includes(amount)),',
    'unsoldGiftCards: [],',
    ORDERED,
  ],
  [
    'commerce/pricing/gift-card-ledger.ts',
    'what a checkout held of a card is lost once the order of the card is cancelled',
    "return fail('exceeds-redeemed');",
    "return fail('exceeds-redeemed');\n  if (entries.some(({ kind }) => kind === 'void')) return fail('empty');",
    ORDERED,
  ],
  [
    'server/orders/change-order.ts',
    'a gift card of a cancelled order pays',
    'await voidOrderedGiftCards(tx, orderId, event.voided ?? [], at);',
    '',
    ORDERED,
  ],
  [
    'server/gift-cards/ordered.ts',
    'a gift card of a cancelled order is mailed',
    'await withdrawMail(tx, mailIdOf(cardId));',
    '',
    ORDERED,
  ],
  [
    'server/orders/change-order.ts',
    'what was spent of a gift card is given back to who bought it',
    'left: left.get(orderRowId) ?? 0',
    'left: order.giftCardsBought.find((one) => one.orderRowId === orderRowId)?.left ?? left.size',
    ORDERED,
  ],
  [
    'server/mail/sender.ts',
    'a mail that was withdrawn is sent',
    'if (!(await isClaimed(tx, mail))) return null;',
    'await isClaimed(tx, mail);',
    MAILED,
  ],
  [
    'commerce/orders/orders.ts',
    'who returns a part loses the gift cards',
    'isNothingKept || names.has(orderRowId)',
    'orderRowId.length > 0',
    ['commerce/orders/orders.test.ts'],
  ],
  [
    'commerce/orders/refund.ts',
    'the delivery is given back again with a gift card',
    'units.length > 0 &&',
    '',
    ['commerce/orders/orders.test.ts'],
  ],
];

const VALID_ROWS: readonly Row[] = [
  [
    'server/gift-cards/ordered.ts',
    'a gift card expires before the day of its mail',
    'expiryOf(validForMonths, mailedAt)',
    'expiryOf(validForMonths, now)',
    ['server/gift-cards/ordered.test.ts'],
  ],
  [
    'server/checkout/view.ts',
    'a gift card is not valid for as long as was promised',
    'giftCardMonths: question.giftCardMonths,',
    'giftCardMonths: null,',
    ORDERED,
  ],
];

const OF_TESTS = ['tests/server/test-paid-gift-cards.test.ts'];
const OTHER_ROWS: readonly Row[] = [
  [
    'server/gift-cards/gift-cards.ts',
    'a gift card that was bought by a test payment pays for goods of an open shop',
    'if (ofTests.size === 0 || (await offersTestPayments(db))) return cards;',
    'if (ofTests.size >= 0) return cards;',
    OF_TESTS,
  ],
  [
    'server/checkout/view.ts',
    'a checkout keeps a gift card that pays nothing any more',
    'giftCards: cards,\n      pickUps',
    'giftCards: doc.giftCardIds.flatMap((id) => found.get(id) ?? []),\n      pickUps',
    OF_TESTS,
  ],
  [
    'server/mail/sender.ts',
    'the code of a gift card that pays nothing is mailed',
    '(await deps.giftCards.payable(tx, cards)).length < cards.length',
    'cards.length === 0',
    OF_TESTS,
  ],
  [
    'commands/orders/command.ts',
    'the rows of gift cards are not named for operators',
    '...giftCardsBought.map(',
    '...giftCardsBought.slice(giftCardsBought.length).map(',
    OF_TESTS,
  ],
  [
    'commerce/orders/orders.ts',
    'an order of gift cards alone is packed, and can not be cancelled any more',
    "return life.rows.length > 0 ? ok({ kind: 'packed' }) : fail('nothing-left');",
    "return ok({ kind: 'packed' });",
    ['commerce/orders/orders.test.ts'],
  ],
  [
    'src/mails/order-mails.ts',
    'who paid is told that nothing was paid, where nothing comes back',
    'order.totals.totalValue === 0 ?',
    'order.totals.totalValue >= 0 ?',
    ['tests/mails/golden.test.ts'],
  ],
];

export const ORDERED_GIFT_CARD_MUTANTS: readonly Mutant[] = [
  ...OTHER_ROWS,
  ...MAILED_ROWS,
  ...CANCELLED_ROWS,
  ...VALID_ROWS,
].map(([file, name, find, replace, tests]) => ({ file, name, find, replace, tests }));
