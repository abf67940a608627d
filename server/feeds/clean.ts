// Makes a feed's description fit to show: HTML cut to seven tags, plain text given paragraphs and lists.
import { normalizeHtmlBlocks } from '#server/feeds/html-blocks.ts';
import sanitizeHtml from 'sanitize-html';

/** Longer descriptions end at a paragraph. */
export const MAX_DESCRIPTION = 20_000;

const ALLOWED = ['p', 'ul', 'ol', 'li', 'strong', 'em', 'br'];
/** "&amp;nbsp;" for "&nbsp;": text that went through two editors. */
const ESCAPED_TWICE = /&amp;(#\d+|#x[\da-f]+|nbsp|amp|quot|apos|[nm]dash|[lr][sd]quo|hellip);/gi;
const HAS_MARKUP = /<\/?[a-z][^>]*>/i;
/** Tick marks, dots and dashes that feeds start the lines of a list with. */
const BULLET = /^(?:[•‣◦▪▫●○■□►▶✓✔✅☑➤➔→★·–—*-]|\p{Extended_Pictographic})\uFE0F?\s+/u;
const INLINE_BULLETS = /\s+(?=[•▪●■►✓✔✅☑➤★]\uFE0F?\s)/u;

/** Cleaned HTML of p, ul, ol, li, strong, em, br without attributes; '' where nothing is said. */
export function cleanDescription(text: string): string {
  const known = text.slice(0, MAX_DESCRIPTION * 2).trim();
  if (known === '') return '';
  return HAS_MARKUP.test(known) ? cleanHtml(known) : plainTextToHtml(decoded(known));
}

function cleanHtml(html: string): string {
  const bare = sanitizeHtml(html.normalize('NFC').replace(ESCAPED_TWICE, '&$1;'), {
    allowedTags: ALLOWED,
    allowedAttributes: {},
    nonTextTags: ['style', 'script', 'textarea', 'option', 'noscript', 'title', 'svg', 'head', 'template'],
    transformTags: {
      b: 'strong',
      i: 'em',
      ...Object.fromEntries(['div', 'section', 'article', 'blockquote', 'tr', 'dd'].map((tag) => [tag, 'p'])),
      ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'dt'].map((tag) => [tag, 'p'])),
    },
    textFilter: (part) =>
      part.trim() === '' ? normalizeWhitespace(part) : splitGluedFragment(normalizeWhitespace(part)),
  });
  return normalizeHtmlBlocks(bare, MAX_DESCRIPTION);
}

/** Lines become paragraphs, lines with a mark before them list items; three or more sentences glued together are a list. */
function plainTextToHtml(text: string): string {
  const lines = text.split(/\n+/).flatMap((line) => normalizeWhitespace(line).split(INLINE_BULLETS));
  const blocks: { readonly isItem: boolean; readonly html: string }[] = [];
  for (const line of lines) {
    const trimmed = line.trim();
    if (trimmed === '') continue;
    const isItem = BULLET.test(trimmed);
    const parts = splitGluedSentences(trimmed.replace(BULLET, ''));
    const isList = isItem || parts.length >= 3;
    for (const part of parts) blocks.push({ isItem: isList, html: escaped(part) });
  }
  let html = '';
  blocks.forEach((block, at) => {
    if (!block.isItem) {
      html += `<p>${block.html}</p>`;
      return;
    }
    if (blocks[at - 1]?.isItem !== true) html += '<ul>';
    html += `<li>${block.html}</li>`;
    if (blocks[at + 1]?.isItem !== true) html += '</ul>';
  });
  return normalizeHtmlBlocks(html, MAX_DESCRIPTION);
}

/**
 * Sentences glued together, apart: "zip closureGrey net" where a word that began small meets a capital, "MatteMaterial: x"
 * where a label follows. Names with a capital inside ("iPhone", "SoftShell") stay whole.
 */
export function splitGluedSentences(text: string): string[] {
  return GLUED_BOUNDARIES.reduce((now, glue) => now.replace(glue, '\n'), text.replace(GLUED_FULL_STOP, ' '))
    .split('\n')
    .map((part) => part.trim())
    .filter((part, _, all) => part !== '' || all.length === 1);
}

/** A full stop without the space behind it. */
const GLUED_FULL_STOP = /(?<=[\p{Ll}\d)][.!?])(?=\p{Lu}\p{Ll})/gu;
/** Places between a sentence's last letter and the next one's first. */
const GLUED_BOUNDARIES: readonly RegExp[] = [
  // "zip closureGrey": the word before begins small; "iPhone" is too short to be one.
  /(?<=(?<![\p{L}\d])\p{Ll}{3,})(?=\p{Lu}\p{Ll}+(?!\p{Lu}))/gu,
  // "MatteMaterial: ceramic", "PaddedWater-resistance: no"
  /(?<=[\p{Ll}\d)])(?=\p{Lu}[\p{Ll}-]+(?: \p{L}+){0,3}: )/gu,
  // "one pieceThe rest", "NoTwo pockets": words that begin sentences and end no name.
  /(?<=\p{Ll})(?=(?:The|This|These|What|How|With|Comes|Has|Contains|One|Two|Three|Colour|Material|Warranty)\b)/gu,
  // "50mlContains", "(set of 3)Made"
  /(?<=\d\p{Ll}{1,3})(?=\p{Lu}\p{Ll}{2})|(?<=\p{L}\))(?=\p{Lu}\p{Ll})/gu,
];

/** As `separate`, for a piece of a sentence: the space at its ends parts it from its neighbours. */
function splitGluedFragment(text: string): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? [];
  return `${before}${splitGluedSentences(inner).join('. ')}${after}`;
}

/** White space of all kinds to single spaces; invisible characters gone. */
function normalizeWhitespace(text: string): string {
  return text.replace(/[\u200B-\u200F\u2028-\u202E\u2060\uFEFF\u00AD]/g, '').replace(/[\s\u00A0]+/g, ' ');
}

function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return sanitizeHtml(text.replaceAll('<', '&lt;'), { allowedTags: [], allowedAttributes: {} })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** One line of plain text: entities read, tags, emoji and doubled spaces gone. For titles, brands, names. */
export function cleanLine(text: string, maxLength = 200): string {
  const plain = text.includes('<') ? text.replace(/<\/?[a-z][^>]*>/gi, ' ') : text;
  const line = normalizeWhitespace(decoded(plain))
    .replace(/\p{Extended_Pictographic}\uFE0F?/gu, (sign) => ('©®™'.includes(sign) ? sign : ' '))
    .replace(/ +/g, ' ')
    .trim();
  return line.length <= maxLength ? line : `${line.slice(0, maxLength - 1).trimEnd()}…`;
}
