// The language of a text is guessed from a few sentences, and not from too little or from a mixture.
import { expect, test } from 'vitest';
import { guessLanguage } from '#engine/text/guess-language.ts';

const SENTENCES = {
  en: 'A jacket for the rain, with a hood that fits over your helmet and the pockets that you want to have at hand. ',
  sv: 'En jacka för regn och blåst, med en huva som går att dra över din hjälm och fickor som är lätta att nå från sidan. ',
  de: 'Eine Jacke für den Regen und den Wind, mit der Kapuze über dem Helm und Taschen, die auch für die Karte groß sind. ',
  ko: '비와 바람을 막아 주는 재킷 헬멧 위에 쓸 수 있는 후드 그리고 손이 쉽게 닿는 주머니가 있습니다. ',
} as const;

test.each(Object.entries(SENTENCES))(
  '%s is known from three sentences, between markup too',
  (language, text) => {
    expect(guessLanguage(text.repeat(3))).toBe(language);
    const item = `<item><title>Fjord</title><description><![CDATA[${text}]]></description><link>https://shop.example/p</link></item>`;
    expect(guessLanguage(item.repeat(4))).toBe(language);
  },
);

test('too few words and a mixture of two languages give none', () => {
  expect(guessLanguage('')).toBeNull();
  expect(guessLanguage('id;price;stock\n1;10.00;3\n2;20.00;4')).toBeNull();
  expect(guessLanguage('A jacket with a hood for the rain')).toBeNull();
  expect(guessLanguage((SENTENCES.en + SENTENCES.sv).repeat(5))).toBeNull();
});
