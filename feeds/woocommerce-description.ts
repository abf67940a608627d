// Reads a description as WooCommerce exports it.
const HAS_MARKUP = /<\/?[a-z][^>]*>/i;
const BLOCK =
  '<\\/?(?:p|div|ul|ol|li|h[1-6]|table|tbody|thead|tr|td|th|blockquote|section|article|dl|dt|dd|br|hr)\\b[^>]*>';
const LINE_BREAK = new RegExp(`(?<!${BLOCK}\\s*)\\n(?!\\s*${BLOCK})`, 'gi');

/**
 * The exporter writes a line break as the two characters \n, and a backslash before an n as two. WordPress shows a blank line as
 * the end of a paragraph and a single line break as one, in HTML too, but for those beside an element that is a block.
 */
export function readWooDescription(cell: string): string {
  const text = cell
    .replace(/\\\\n|\\n/g, (escape) => (escape.length === 3 ? '\\n' : '\n'))
    .replace(/\r\n?/g, '\n');
  if (!HAS_MARKUP.test(text)) return text;
  return text
    .trim()
    .replace(/[ \t]*\n(?:[ \t]*\n)+[ \t]*/g, '<p></p>')
    .replace(LINE_BREAK, '<br>');
}
