// Texts of the installed app and of a device without a network, in every language: only parts that are loaded late have them.
import type { Language } from '#contract/market.ts';

const en = {
  otherMarkets: {
    title: 'This country’s shop is not on this device yet.',
    text: 'You are offline. These are, and open as usual:',
    again: 'Try again',
  },
  update: {
    unsaved: 'What you have typed is not sent yet, and a reload would lose it.',
    unsent: 'The newer version starts as soon as your changes are sent.',
  },
};
export type InstalledAppTexts = typeof en;

const sv: InstalledAppTexts = {
  otherMarkets: {
    title: 'Det här landets butik finns inte på enheten än.',
    text: 'Du är offline. De här finns och öppnas som vanligt:',
    again: 'Försök igen',
  },
  update: {
    unsaved: 'Det du har skrivit är inte skickat än och går förlorat om sidan laddas om.',
    unsent: 'Den nya versionen startar så snart dina ändringar har skickats.',
  },
};

const de: InstalledAppTexts = {
  otherMarkets: {
    title: 'Der Shop dieses Landes ist noch nicht auf diesem Gerät.',
    text: 'Du bist offline. Diese sind da und öffnen sich wie immer:',
    again: 'Noch einmal versuchen',
  },
  update: {
    unsaved: 'Was du eingegeben hast, ist noch nicht gesendet und ginge beim Neuladen verloren.',
    unsent: 'Die neue Version startet, sobald deine Änderungen gesendet sind.',
  },
};

const ko: InstalledAppTexts = {
  otherMarkets: {
    title: '이 국가의 매장은 아직 이 기기에 없습니다.',
    text: '오프라인 상태입니다. 아래 매장은 평소처럼 열립니다.',
    again: '다시 시도',
  },
  update: {
    unsaved: '입력한 내용이 아직 전송되지 않아 새로 고치면 사라집니다.',
    unsent: '변경 사항이 전송되는 대로 새 버전이 시작됩니다.',
  },
};

export const INSTALLED_TEXTS: Readonly<Record<Language, InstalledAppTexts>> = { en, sv, de, ko };
