// Texts of the installed app and of a device without a network, in every language: only parts that are loaded late have them.
import type { Language } from '#contract/market.ts';

const en = {
  otherMarkets: {
    title: 'This country’s shop is not on this device yet.',
    text: 'You are offline. These are, and open as usual:',
    again: 'Try again',
  },
};
type InstalledTexts = typeof en;

const sv: InstalledTexts = {
  otherMarkets: {
    title: 'Det här landets butik finns inte på enheten än.',
    text: 'Du är offline. De här finns och öppnas som vanligt:',
    again: 'Försök igen',
  },
};

const de: InstalledTexts = {
  otherMarkets: {
    title: 'Der Shop dieses Landes ist noch nicht auf diesem Gerät.',
    text: 'Du bist offline. Diese sind da und öffnen sich wie immer:',
    again: 'Noch einmal versuchen',
  },
};

const ko: InstalledTexts = {
  otherMarkets: {
    title: '이 국가의 매장은 아직 이 기기에 없습니다.',
    text: '오프라인 상태입니다. 아래 매장은 평소처럼 열립니다.',
    again: '다시 시도',
  },
};

export const INSTALLED_TEXTS: Readonly<Record<Language, InstalledTexts>> = { en, sv, de, ko };
