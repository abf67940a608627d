// Every language's tables (of the shop, of discovery, of what is loaded late) against the English ones: same texts, none left in English, none empty.
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#contract/market.ts';
import { languageTexts } from '#src/app/languages/all-languages.ts';
import { loadBagTexts } from '#src/i18n/bag-texts.ts';
import { buyingTexts } from '#src/i18n/buying-texts.ts';
import { loadGiftCardTexts } from '#src/i18n/gift-card-texts.ts';
import { loadInboxTexts } from '#src/i18n/inbox-texts.ts';
import { mailTexts } from '#src/mails/mail-texts.ts';
import { installedTexts } from '#src/i18n/installed-texts.ts';

type Table = { readonly [key: string]: Entry };
type Entry = string | true | Table | ((...args: never[]) => string);

/** Every sentence by its path; what a function takes is given as words, so that counts take their plural. */
function sentences(table: object, path = ''): [string, string][] {
  return Object.entries(table as Table).flatMap(([key, entry]): [string, string][] => {
    const at = path === '' ? key : `${path}.${key}`;
    if (typeof entry === 'object') return sentences(entry, at);
    if (entry === true) return [];
    if (typeof entry === 'string') return [[at, entry]];
    return [[at, entry(...(['4', '5', '6'] as never[]))]];
  });
}

/** Delimiters, and texts that a language may lack. */
const NOT_SENTENCES = /^shop\.(money|outage)\./;
const inboxTexts = new Map(
  await Promise.all(LANGUAGES.map(async (language) => [language, await loadInboxTexts(language)] as const)),
);
const bagTexts = new Map(
  await Promise.all(LANGUAGES.map(async (language) => [language, await loadBagTexts(language)] as const)),
);
const giftCardTexts = new Map(
  await Promise.all(
    LANGUAGES.map(async (language) => [language, await loadGiftCardTexts(language)] as const),
  ),
);
const sentencesIn = (language: Language) =>
  sentences({
    ...languageTexts(language),
    inbox: inboxTexts.get(language),
    bag: bagTexts.get(language),
    giftCards: giftCardTexts.get(language),
    installed: installedTexts(language),
    buying: buyingTexts(language),
    mails: mailTexts(language),
  }).filter(([at]) => !NOT_SENTENCES.test(at));

/** The same in several languages: names, and words that crossed over. */
const SHARED = /^(shop\.shop\.name|shop\.product\.details|discovery\.listing\.ok|discovery\.filters\.title)/;

const english = sentencesIn('en');

/** Of the languages that must be there; a further one has none. */
const CLAIMS: Partial<Record<Language, string>> = { sv: 'MK-10b', de: 'MK-10c', ko: 'MK-10d' };

test('the four languages that must be there are', () => {
  expect(LANGUAGES).toEqual(expect.arrayContaining(['en', ...Object.keys(CLAIMS)]));
});

test('MK-10a has every text in English, and none is empty', () => {
  expect(english.length).toBeGreaterThan(100);
  expect(english.filter(([, text]) => text.trim() === '')).toEqual([]);
});

describe.each(
  LANGUAGES.filter((language) => language !== 'en').map(
    (language) => [CLAIMS[language] ?? '', language] as const,
  ),
)('%s %s', (_, language) => {
  const spoken = sentencesIn(language);

  test('has every text, and none is empty', () => {
    expect(spoken.map(([at]) => at)).toEqual(english.map(([at]) => at));
    expect(spoken.filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('leaves nothing in English', () => {
    const left = spoken.filter(
      ([at, text], index) => !SHARED.test(at) && /[a-z]{4}/i.test(text) && text === english[index]?.[1],
    );
    expect(left).toEqual([]);
  });

  test('the voice has no exclamation marks', () => {
    expect(spoken.filter(([, text]) => /[!！]/.test(text))).toEqual([]);
  });
});

test('one and many are told apart where the language does', () => {
  const bags = (['en', 'sv', 'de', 'ko'] as const).map((language) =>
    [1, 2].map((count) => languageTexts(language).shop.header.cart(count)),
  );
  expect(bags).toEqual([
    ['Bag, 1 item', 'Bag, 2 items'],
    ['Varukorg, 1 vara', 'Varukorg, 2 varor'],
    ['Warenkorb, 1 Artikel', 'Warenkorb, 2 Artikel'],
    ['장바구니, 1개', '장바구니, 2개'],
  ]);
});
