// JSON inside an HTML document.

/** A data element, which can't be ended by what is in it. */
export function jsonElement(type: string, data: unknown, id?: string): string {
  const name = id === undefined ? '' : ` id="${id}"`;
  return `<script type="${type}"${name}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
