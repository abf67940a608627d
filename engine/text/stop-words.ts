// The closed lists of little words that say nothing about a product.
import type { Language } from '#contract/market.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

export const STOP_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: list('a an and are as at be by for from in is it of on or that the this to with without'),
  sv: list('av att de den det en ett för i med och om på som till utan är'),
  de: list(
    'am an auf aus bei das dem den der die ein eine einen einer für im in ist mit ohne und von zu zum zur',
  ),
  ko: list('및 또는 그리고'),
};
