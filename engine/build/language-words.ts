// The real words of a language that a catalogue need not have: none of them is a slip of another word.
import type { TextSource } from '#engine/catalogue.ts';
import { plainText } from '#engine/text/plain-text.ts';
import { tokenize } from '#engine/text/tokenizer.ts';

/** Makers that shoppers ask any outdoor shop for, sold here or not. */
const BRANDS = `adidas altra apple arcteryx asics bergans bergstrom buff burton camelbak carhartt cloudveil coleman
  columbia converse craft cube decathlon deuter didriksons dynafit eastpak exped fjallraven fjällräven fox garmin
  giro goretex gore tex gregory haglofs haglöfs hanwag helly hansen helinox hestra hilleberg hoka houdini icebreaker
  jack wolfskin karrimor keen kelty klattermusen klättermusen kosta la sportiva lafuma leki levis lowa lowe alpine
  lundhags lululemon mammut marmot meindl merrell millet msr mountain hardwear nalgene new balance nike nordisk
  norrona norröna oakley odlo orbea ortlieb osprey patagonia peak performance petzl pinewood polartec primaloft
  primus prana puma quechua rab rapha reebok rossignol salewa salomon samsonite scarpa sealskinz shimano silva
  smartwool sorel specialized stanley suunto tatonka tenson teva timberland thule tierra trangia trespass ulvang
  under armour uniqlo vans vaude victorinox vibram xiaomi yeti zara 3m`;

/** Sorted, each once: common words, makers, and the words of the shop's own pages. */
export function languageWords({
  commonWords,
  contents,
}: Pick<TextSource, 'commonWords' | 'contents'>): string[] {
  const texts = contents.flatMap(({ title, description, text }) => [title, description, plainText(text)]);
  const words = [commonWords, BRANDS, ...texts].flatMap((text) => tokenize(text));
  return [...new Set(words.map(({ text }) => text).filter((word) => !/\p{N}/u.test(word)))].sort();
}
