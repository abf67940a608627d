// Cleans a feed's texts: descriptions become HTML of seven tags, other texts one line of plain text.
import { normalizeHtmlBlocks } from '#feeds/html-blocks.ts';
import sanitizeHtml from 'sanitize-html';

/** In characters; longer descriptions are cut at a paragraph. */
export const MAX_DESCRIPTION = 20_000;

const ALLOWED = ['p', 'ul', 'ol', 'li', 'strong', 'em', 'br'];
/** "&amp;nbsp;" for "&nbsp;": text that was escaped twice. */
const ESCAPED_TWICE = /&amp;(#\d+|#x[\da-f]+|nbsp|amp|quot|apos|[nm]dash|[lr][sd]quo|hellip);/gi;
const HAS_MARKUP = /<\/?[a-z][^>]*>/i;
/** Tick marks, dots and dashes at the start of list lines. */
const BULLET = /^(?:[•‣◦▪▫●○■□►▶✓✔✅☑➤➔→★·–—*-]|\p{Extended_Pictographic})\uFE0F?\s+/u;
const INLINE_BULLETS = /\s+(?=[•▪●■►✓✔✅☑➤★]\uFE0F?\s)/u;

/** HTML of p, ul, ol, li, strong, em and br without attributes; '' for an empty description. */
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

/** Lines become paragraphs, lines with a bullet list items; three or more sentences without spaces between are a list. */
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
 * Splits sentences that have no space between them: "zip closureGrey net" where a lower-case word meets a capital,
 * "MatteMaterial: x" where a label follows. Names with a capital inside ("iPhone", "SoftShell") stay whole.
 */
export function splitGluedSentences(text: string): string[] {
  return GLUED_BOUNDARIES.reduce((now, glue) => now.replace(glue, '\n'), text.replace(GLUED_FULL_STOP, ' '))
    .split('\n')
    .map((part) => part.trim())
    .filter((part, _, all) => part !== '' || all.length === 1);
}

/** A full stop without the space behind it. */
const GLUED_FULL_STOP = /(?<=[\p{Ll}\d)][.!?])(?=\p{Lu}\p{Ll})/gu;
/** Positions between a sentence's last character and the next one's first. */
const GLUED_BOUNDARIES: readonly RegExp[] = [
  // "zip closureGrey": a lower-case word before; that of "iPhone" is too short.
  /(?<=(?<![\p{L}\d])\p{Ll}{3,})(?=\p{Lu}\p{Ll}+(?!\p{Lu}))/gu,
  // "MatteMaterial: ceramic", "PaddedWater-resistance: no"
  /(?<=[\p{Ll}\d)])(?=\p{Lu}[\p{Ll}-]+(?: \p{L}+){0,3}: )/gu,
  // "one pieceThe rest", "NoTwo pockets": words that start sentences and are no part of a name.
  /(?<=\p{Ll})(?=(?:The|This|These|What|How|With|Comes|Has|Contains|One|Two|Three|Colour|Material|Warranty)\b)/gu,
  // "50mlContains", "(set of 3)Made"
  /(?<=\d\p{Ll}{1,3})(?=\p{Lu}\p{Ll}{2})|(?<=\p{L}\))(?=\p{Lu}\p{Ll})/gu,
];

/** For a text node of HTML: the space at its ends, which separates it from its neighbours, stays. */
function splitGluedFragment(text: string): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? [];
  return `${before}${splitGluedSentences(inner).join('. ')}${after}`;
}

/** All kinds of white space become single spaces; invisible characters are removed. */
function normalizeWhitespace(text: string): string {
  return text
    .replace(/[\u200B-\u200F\u2028-\u202E\u2060\uFEFF\u00AD]|[^\P{Cc}\s\u0085]/gu, '')
    .replace(/[\s\u0085]+/g, ' ');
}

/** An id or a SKU without control characters, which PostgreSQL refuses or nobody can type. */
export function cleanId(text: string): string {
  return text.replace(/\p{Cc}/gu, '').trim();
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

/** One line of plain text without entities, tags, emoji and double spaces. For titles, brands and names. */
export function cleanLine(text: string, maxLength = 200): string {
  const plain = text.includes('<') ? text.replace(/<\/?[a-z][^>]*>/gi, ' ') : text;
  const line = normalizeWhitespace(decoded(plain))
    .replace(/\p{Extended_Pictographic}\uFE0F?/gu, (symbol) => ('©®™'.includes(symbol) ? symbol : ' '))
    .replace(/ +/g, ' ')
    .trim();
  return line.length <= maxLength ? line : `${line.slice(0, maxLength - 1).trimEnd()}…`;
}
