// Makes a feed's description fit to show: HTML cut to seven tags, plain text given paragraphs and lists.
import sanitizeHtml from 'sanitize-html';

/** Longer descriptions are cut at a paragraph. */
export const MAX_DESCRIPTION = 20_000;

const ALLOWED = ['p', 'ul', 'ol', 'li', 'strong', 'em', 'br'];
const HAS_MARKUP = /<\/?[a-z][^>]*>|&(?:#\d+|#x[\da-f]+|[a-z]+\d?);/i;
/** Tick marks, dots and dashes that feeds start the lines of a list with. */
const BULLET = /^(?:[•‣◦▪▫●○■□►▶✓✔✅☑➤➔→★·–—*-]|\p{Extended_Pictographic})\uFE0F?\s+/u;
const INLINE_BULLETS = /\s+(?=[•▪●■►✓✔✅☑➤★]\uFE0F?\s)/u;

/** Cleaned HTML of p, ul, ol, li, strong, em, br without attributes; '' where nothing is said. */
export function cleanDescription(text: string): string {
  const known = text.slice(0, MAX_DESCRIPTION * 2).trim();
  if (known === '') return '';
  return HAS_MARKUP.test(known) && /<[a-z]/i.test(known) ? cleanHtml(known) : fromPlain(decoded(known));
}

function cleanHtml(html: string): string {
  const bare = sanitizeHtml(html.normalize('NFC'), {
    allowedTags: ALLOWED,
    allowedAttributes: {},
    nonTextTags: ['style', 'script', 'textarea', 'option', 'noscript', 'title', 'svg', 'head', 'template'],
    transformTags: {
      b: 'strong',
      i: 'em',
      ...Object.fromEntries(['div', 'section', 'article', 'blockquote', 'tr', 'dd'].map((tag) => [tag, 'p'])),
      ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'dt'].map((tag) => [tag, 'p'])),
    },
    textFilter: (part) => (part.trim() === '' ? tidy(part) : separateWithin(tidy(part))),
  });
  return settle(bare);
}

/** Removes what the cuts left behind: empty elements, paragraphs inside others, breaks at the edges, text in no element. */
function settle(html: string): string {
  let now = html.replace(/(<(p|li|ul|ol)>)\s+/g, '$1').replace(/\s+(<\/(?:p|li|ul|ol)>)/g, '$1');
  for (let before = ''; before !== now; ) {
    before = now;
    now = now
      .replace(/<p>\s*(<(?:p|ul|ol)>)/g, '$1')
      .replace(/(<\/(?:p|ul|ol)>)\s*<\/p>/g, '$1')
      .replace(/<li>\s*<p>([^]*?)<\/p>\s*<\/li>/g, (whole, inner: string) =>
        /<\/?p>/.test(inner) ? whole : `<li>${inner}</li>`,
      )
      .replace(/<(p|li|ul|ol|strong|em)>(?:\s|<br \/>)*<\/\1>/g, '')
      .replace(/(<(?:p|li)>)(?:\s*<br \/>)+\s*/g, '$1')
      .replace(/\s*(?:<br \/>\s*)+(<\/(?:p|li)>)/g, '$1');
  }
  return balanced(now.replaceAll('<br />', '<br>').trim());
}

/** Text that stands in no paragraph gets one. */
function balanced(html: string): string {
  if (html === '' || /^<(?:p|ul|ol)>[^]*<\/(?:p|ul|ol)>$/.test(html)) return cut(html);
  const loose = html.split(/(<(?:p|ul|ol)>[^]*?<\/(?:p|ul|ol)>)/);
  return cut(
    loose
      .map((part) => part.replace(/^(?:\s|<br>)+|(?:\s|<br>)+$/g, ''))
      .filter((part) => part !== '')
      .map((part) => (/^<(?:p|ul|ol)>/.test(part) ? part : `<p>${part}</p>`))
      .join(''),
  );
}

function cut(html: string): string {
  if (html.length <= MAX_DESCRIPTION) return html;
  const end = html.lastIndexOf('</p>', MAX_DESCRIPTION);
  return sanitizeHtml(html.slice(0, end > 0 ? end + 4 : MAX_DESCRIPTION), {
    allowedTags: ALLOWED,
    allowedAttributes: {},
  }).replaceAll('<br />', '<br>');
}

/** Lines become paragraphs, lines with a mark before them list items; three or more sentences glued together are a list. */
function fromPlain(text: string): string {
  const lines = text.split(/\n+/).flatMap((line) => tidy(line).split(INLINE_BULLETS));
  const blocks: { readonly isItem: boolean; readonly html: string }[] = [];
  for (const line of lines) {
    const trimmed = line.trim();
    if (trimmed === '') continue;
    const isItem = BULLET.test(trimmed);
    const parts = separate(trimmed.replace(BULLET, ''));
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
  return cut(html);
}

/**
 * Sentences glued together, apart: "zip closureGrey net" where a word that began small meets a capital, "MatteMaterial: x"
 * where a label follows. Names with a capital inside ("iPhone", "SoftShell") stay whole.
 */
export function separate(text: string): string[] {
  return text
    .replace(/(?<=[\p{Ll}\d)][.!?])(?=\p{Lu}\p{Ll})/gu, ' ')
    .replace(/(?<=(?<![\p{L}\d])\p{Ll}{3,})(?=\p{Lu}\p{Ll}+(?![\p{Lu}]))/gu, '\n')
    .replace(/(?<=[\p{Ll}\d)])(?=\p{Lu}\p{Ll}+(?: \p{L}+){0,3}: )/gu, '\n')
    .replace(/(?<=[\p{Ll}]\))(?=\p{Lu}\p{Ll})/gu, '\n')
    .split('\n')
    .map((part) => part.trim())
    .filter((part, _, all) => part !== '' || all.length === 1);
}

/** As `separate`, for a piece of a sentence: the space at its ends parts it from its neighbours. */
function separateWithin(text: string): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? [];
  return `${before}${separate(inner).join('. ')}${after}`;
}

/** White space of all kinds to single spaces; invisible characters gone. */
function tidy(text: string): string {
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
  const line = tidy(decoded(plain))
    .replace(/\p{Extended_Pictographic}\uFE0F?/gu, (sign) => ('©®™'.includes(sign) ? sign : ' '))
    .replace(/ +/g, ' ')
    .trim();
  return line.length <= maxLength ? line : `${line.slice(0, maxLength - 1).trimEnd()}…`;
}
