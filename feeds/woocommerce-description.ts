// Reads a description as WooCommerce exports it.
const HAS_MARKUP = /<\/?[a-z][^>]*>/i;
const BLOCK_START =
  '<\\/?(?:p|div|ul|ol|li|h[1-6]|table|tbody|thead|tr|td|th|blockquote|section|article|dl|dt|dd|br|hr)\\b';
const LINE_BREAK = new RegExp(`(?<!${BLOCK_START}[^<>]*>)\\n(?!${BLOCK_START})`, 'gi');

/**
 * The exporter writes a line break as the two characters \n, and a backslash before an n as two. WordPress shows a blank line as
 * the end of a paragraph and a single line break as one, in HTML too, but for those beside an element that is a block.
 */
export function readWooDescription(cell: string): string {
  const text = cell
    .replace(/\\\\n|\\n/g, (escape) => (escape.length === 3 ? '\\n' : '\n'))
    .replace(/\r\n?/g, '\n');
  if (!HAS_MARKUP.test(text)) return text;
  const lines = text
    .trim()
    .split('\n')
    .map((line) => line.trim());
  return lines
    .join('\n')
    .replace(/\n{2,}/g, '<p></p>')
    .replace(LINE_BREAK, '<br>');
}
