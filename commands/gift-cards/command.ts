// The gift cards command: issues cards, lists them, shows one with its books, blocks and releases it, books what has expired.
import { randomUUID } from 'node:crypto';
import { counted } from '#contract/counted.ts';
import { giftCardCodeInGroups } from '#contract/gift-card-code.ts';
import { CURRENCIES, type Currency } from '#contract/market.ts';
import { toDecimal, toMinor } from '#contract/money.ts';
import {
  type Command,
  type CommandArguments,
  type Output,
  UsageError,
  wholeNumber,
} from '#server/command-line/command.ts';
import { actionOf, type ActionForms, type Environment, runStoreCommand } from '#commands/store-command.ts';
import {
  blockGiftCard,
  expireGiftCard,
  giftCardByCode,
  giftCardsById,
  issueGiftCard,
  listExpiredGiftCards,
  listGiftCards,
  type StoredGiftCard,
} from '#store/gift-cards.ts';
import type { Store } from '#store/store.ts';

const MAX_COUNT = 1_000;
const GIFT_CARDS_COMMAND = {
  name: 'npm run gift-cards',
  forms: [
    'issue AMOUNT CURRENCY [--count N] [--expires DAY] [--json]',
    'list [--json]',
    'show CARD [--json]',
    'block CARD [--json]',
    'release CARD [--json]',
    'expire [--json]',
  ],
  summary: `CARD is a card's id, or its code.

  issue    makes cards that nobody paid for, and prints their codes: the only time that they can be read
  list     prints all cards with what is left on them, the latest first
  show     prints a card and everything that was booked on it
  block    a blocked card pays nothing, and its code is answered as if it did not exist
  release  ends that; the card has its balance again
  expire   books what is left on cards that have expired
`,
  maxPositionals: 3,
  options: {
    count: { type: 'string', value: 'N', help: `how many cards, 1 to ${MAX_COUNT}; 1 without it` },
    expires: {
      type: 'string',
      value: 'DAY',
      help: 'the last day they hold (UTC), 2028-12-31; never without it',
    },
    json: { type: 'boolean', help: 'report as JSON' },
  },
} as const satisfies Command;

type Action = 'issue' | 'list' | 'show' | 'block' | 'release' | 'expire';
const FORMS: ActionForms<Action, keyof (typeof GIFT_CARDS_COMMAND)['options']> = {
  issue: { maxArguments: 2, options: ['count', 'expires', 'json'] },
  list: { maxArguments: 0, options: ['json'] },
  show: { maxArguments: 1, options: ['json'] },
  block: { maxArguments: 1, options: ['json'] },
  release: { maxArguments: 1, options: ['json'] },
  expire: { maxArguments: 0, options: ['json'] },
};
type Arguments = ReturnType<typeof readArguments>;
type Run = (store: Store, args: Arguments, output: Output) => Promise<number>;

/** The exit code: 0 done, 1 there is no such card, 2 wrong usage. */
export async function runGiftCards(
  argv: readonly string[],
  environment: Environment,
  output: Output,
): Promise<number> {
  return runStoreCommand(GIFT_CARDS_COMMAND, { argv, environment, output }, readArguments, (store, args) =>
    RUN[args.action](store, args, output),
  );
}

function readArguments(given: CommandArguments<(typeof GIFT_CARDS_COMMAND)['options']>) {
  const action = actionOf(given, FORMS);
  const { count, expires, json: isJson = false } = given.values;
  const [, name = '', currencyName] = given.positionals;
  if (['show', 'block', 'release'].includes(action) && name === '')
    throw new UsageError(`${action}: one CARD is needed`);
  const currency = CURRENCIES.find((known) => known === currencyName?.toUpperCase());
  if (action === 'issue' && currency === undefined)
    throw new UsageError(`issue: the currency is one of ${CURRENCIES.join(', ')}`);
  return {
    action,
    name,
    amount: action === 'issue' && currency !== undefined ? amountOf(name, currency) : 0,
    currency: currency ?? 'EUR',
    count: wholeNumber('count', count ?? '1', 1, MAX_COUNT),
    expiresAt: expires === undefined ? null : endOfDay(expires),
    isJson,
  };
}

function amountOf(text: string, currency: Currency): number {
  const decimal = /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0;
  const amount = toMinor(decimal, currency);
  if (amount > 0 && toDecimal(amount, currency) === decimal) return amount;
  throw new UsageError(`issue: ${text} is no amount of ${currency}`);
}

/** Only a whole date: Date.parse takes a year or month for its first day, and carries February 31 over into March. */
function endOfDay(text: string): number {
  const end = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T24:00:00Z`) : Number.NaN;
  const isDay = end > Date.now() && new Date(end - 1).toISOString().startsWith(text);
  if (isDay) return end;
  throw new UsageError(`--expires: ${text} is no day to come, such as 2028-12-31`);
}

const issue: Run = async (store, { amount, currency, count, expiresAt, isJson }, output) => {
  const terms = { amount, currency, expiresAt, from: 'granted', reference: 'operator' } as const;
  const issued = await store.bulk(async (tx) => {
    const cards = [];
    for (let at = 0; at < count; at += 1) {
      const card = await issueGiftCard(tx, { ...terms, key: randomUUID(), at: Date.now() });
      if (card !== null) cards.push({ cardId: card.cardId, code: giftCardCodeInGroups(card.code) });
    }
    return cards;
  });
  if (isJson) output.out(`${JSON.stringify({ cards: issued }, null, 2)}\n`);
  else output.out(issued.map(({ cardId, code }) => `${code}  ${cardId}\n`).join(''));
  return 0;
};

const list: Run = async (store, { isJson }, output) => {
  const cards = await listGiftCards(store.db);
  if (isJson) output.out(`${JSON.stringify({ cards: cards.map(facts) }, null, 2)}\n`);
  else output.out(cards.map((card) => `${lineOf(card)}\n`).join('') || 'there are no gift cards\n');
  return 0;
};

const show: Run = async (store, { name, isJson }, output) => {
  const card = await findCard(store, name);
  if (card === undefined) return notFound(name, output);
  const entries = card.entries.map(({ kind, at, reference, postings: [, { amount }] }) => {
    return { kind, at: new Date(at).toISOString(), reference, amount: toDecimal(amount, card.currency) };
  });
  if (isJson) output.out(`${JSON.stringify({ ...facts(card), entries }, null, 2)}\n`);
  else {
    const lines = entries.map(
      ({ at, kind, amount, reference }) => `  ${at}  ${kind}  ${amount}  ${reference}\n`,
    );
    output.out(`${lineOf(card)}\n${lines.join('')}`);
  }
  return 0;
};

const setBlocked: Run = async (store, { action, name, isJson }, output) => {
  const card = await findCard(store, name);
  if (card === undefined) return notFound(name, output);
  const blockedAt = action === 'block' ? Date.now() : null;
  await store.transaction((tx) => blockGiftCard(tx, card.cardId, blockedAt));
  const changed = (await findCard(store, card.cardId)) ?? card;
  if (isJson) output.out(`${JSON.stringify(facts(changed), null, 2)}\n`);
  else output.out(`${card.cardId} is ${action === 'block' ? 'blocked' : 'released'}\n`);
  return 0;
};

const expire: Run = async (store, { isJson }, output) => {
  const at = Date.now();
  const booked = await store.bulk(async (tx) => {
    let count = 0;
    for (const { cardId, entries } of await listExpiredGiftCards(tx, at)) {
      const key = `expire-${entries.length}`;
      if ((await expireGiftCard(tx, { cardId, key, reference: 'expiry', at })).ok) count += 1;
    }
    return count;
  });
  output.out(
    isJson
      ? `${JSON.stringify({ expired: booked })}\n`
      : `${counted(booked, 'card has', 'cards have')} expired\n`,
  );
  return 0;
};

const RUN = { issue, list, show, block: setBlocked, release: setBlocked, expire } satisfies Record<
  string,
  Run
>;

async function findCard({ db }: Store, name: string): Promise<StoredGiftCard | undefined> {
  return (await giftCardsById(db, [name])).get(name) ?? giftCardByCode(db, name);
}

function notFound(name: string, output: Output): number {
  output.err(`there is no gift card ${name}\n`);
  return 1;
}

function facts({ cardId, hint, currency, balance, expiresAt, blockedAt, createdAt }: StoredGiftCard) {
  const day = (at: number | null) => (at === null ? null : new Date(at).toISOString());
  return {
    cardId,
    hint,
    currency,
    balance: toDecimal(balance, currency),
    issuedAt: day(createdAt),
    expiresAt: day(expiresAt),
    blockedAt: day(blockedAt),
  };
}

/** `g1f…  …GHJK  500 SEK  until 2028-12-31T00:00:00.000Z` */
function lineOf(card: StoredGiftCard): string {
  const { cardId, hint, balance, currency, expiresAt, blockedAt } = facts(card);
  return [
    cardId,
    `…${hint}`,
    `${balance} ${currency}`,
    ...(expiresAt === null ? [] : [`until ${expiresAt}`]),
    ...(blockedAt === null ? [] : ['blocked']),
  ].join('  ');
}
