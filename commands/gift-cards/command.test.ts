// The gift cards command on both databases: what it issues, shows and changes, and what it refuses.
import { describe, expect, test } from 'vitest';
import { runGiftCards } from '#commands/gift-cards/command.ts';
import { giftCardByCode, redeemGiftCard } from '#store/gift-cards.ts';
import { useCommand } from '#tests/command-runs.ts';
import { DATABASES } from '#tests/databases.ts';

interface Issued {
  readonly cards: readonly { readonly cardId: string; readonly code: string }[];
}

describe.each(DATABASES)('the gift cards command on $name', ({ make }) => {
  const command = useCommand(make, runGiftCards);
  const { run } = command;
  const json = async <T>(...args: string[]) => JSON.parse((await run(...args, '--json')).out) as T;
  const issueOne = async (...more: string[]) => {
    const [card] = (await json<Issued>('issue', '500', 'sek', ...more)).cards;
    if (card === undefined) throw new Error('no card was issued');
    return card;
  };

  test('cards are issued with codes of their own, which nothing prints again', async () => {
    const { cards } = await json<Issued>('issue', '99.5', 'EUR', '--count', '3', '--expires', '2999-12-31');
    expect(new Set(cards.map(({ code }) => code)).size).toBe(3);
    const [{ cardId, code }] = cards as [Issued['cards'][number]];
    expect(code).toMatch(/^(\w{4}-){4}\w{4}$/);
    expect(await giftCardByCode(command.store.db, code)).toMatchObject({ balance: 9_950, currency: 'EUR' });
    const outputs = [await run('list'), await run('show', code), await run('list', '--json')];
    expect(outputs.map(({ out }) => out).join('')).not.toContain(code.slice(0, 9));
    expect((await run('show', cardId)).out).toContain(
      `${cardId}  …${code.slice(-4)}  99.5 EUR  until 3000-01-01T00:00:00.000Z\n`,
    );
    expect((await run('issue', '500', 'SEK')).out).toMatch(/^(\w{4}-){4}\w{4} {2}g[0-9a-f]{32}\n$/);
  });

  test('a card is shown by its id or code with all that was booked', async () => {
    const { cardId, code } = await issueOne();
    await command.store.transaction((tx) =>
      redeemGiftCard(tx, { cardId, amount: 12_050, key: 'k', reference: 'order 1', at: Date.now() }),
    );
    const shown = await json<object>('show', code.toLowerCase());
    expect(shown).toMatchObject({
      cardId,
      balance: 379.5,
      currency: 'SEK',
      expiresAt: null,
      entries: [
        { kind: 'issue', amount: 500, reference: 'operator' },
        { kind: 'redeem', amount: 120.5, reference: 'order 1' },
      ],
    });
    expect(await json('show', cardId)).toEqual(shown);
  });

  test('a blocked card has no balance until it is released', async () => {
    const { cardId, code } = await issueOne();
    expect(await run('block', code)).toEqual({ code: 0, out: `${cardId} is blocked\n`, err: '' });
    expect((await run('list')).out).toContain('0 SEK  blocked');
    await run('release', cardId);
    expect((await run('list')).out).toContain('500 SEK\n');
    expect(await json('block', cardId)).toMatchObject({ cardId, balance: 0, blockedAt: expect.any(String) });
    expect(await json('release', cardId)).toMatchObject({ cardId, balance: 500, blockedAt: null });
  });

  test('what is left on expired cards is booked once', async () => {
    const { cardId } = await issueOne('--expires', '2999-12-31');
    await issueOne();
    for (const table of ['gift_cards', 'gift_card_entries'])
      await command.database.execute(`update ${table} set expires_at = 1 where card_id = '${cardId}'`);
    expect(await run('expire')).toMatchObject({ code: 0, out: '1 card has expired\n' });
    expect(await json('expire')).toEqual({ expired: 0 });
    expect(await json('show', cardId)).toMatchObject({
      balance: 0,
      entries: [{}, { kind: 'expire', amount: 500 }],
    });
  });

  test.each([
    [['issue', '500'], 'the currency is one of'],
    [['issue', '500', 'XXX'], 'the currency is one of'],
    [['issue', '0', 'SEK'], '0 is no amount of SEK'],
    [['issue', '5.5', 'KRW'], '5.5 is no amount of KRW'],
    [['issue', 'much', 'SEK'], 'much is no amount of SEK'],
    [['issue', '5', 'SEK', '--count', '0'], '--count: must be a whole number from 1 to 1000, not "0"'],
    [['issue', '5', 'SEK', '--expires', '2020-01-01'], '--expires: 2020-01-01 is no day to come'],
    [['issue', '5', 'SEK', '--expires', 'soon'], '--expires: soon is no day to come'],
    [['issue', '5', 'SEK', '--expires', '2999'], '--expires: 2999 is no day to come'],
    [['issue', '5', 'SEK', '--expires', '2999-06'], '--expires: 2999-06 is no day to come'],
    [['issue', '5', 'SEK', '--expires', '2999-02-31'], '--expires: 2999-02-31 is no day to come'],
    [['issue', '5', 'SEK', '--count', '0x2'], '--count: must be a whole number from 1 to 1000, not "0x2"'],
    [['issue', '0x10', 'SEK'], '0x10 is no amount of SEK'],
    [['issue', '1e2', 'SEK'], '1e2 is no amount of SEK'],
    [['issue', '5', 'SEK', '500'], 'unexpected argument "500"'],
    [['list', '--expires', '2999-12-31'], 'list takes no --expires'],
    [['block', 'x', '--count', '2'], 'block takes no --count'],
    [['block', 'x', 'y'], 'unexpected argument "y"'],
    [['show'], 'show: one CARD is needed'],
    [['give'], 'one of issue, list, show, block, release, expire is needed'],
  ])('%j is wrong usage', async (args, message) => {
    const refused = await run(...args);
    expect([refused.code, refused.out]).toEqual([2, '']);
    expect(refused.err).toContain(message);
  });

  test('a card that does not exist is told', async () => {
    for (const action of ['show', 'block', 'release'])
      expect(await run(action, 'x')).toEqual({ code: 1, out: '', err: 'there is no gift card x\n' });
    expect((await run('list')).out).toBe('there are no gift cards\n');
  });
});
