// Whether the page holds text that someone typed and has not sent: a reload would lose it.

const TEXT = /^(text|email|tel|url|number|password|date|textarea)$/;

/**
 * That a form was submitted says nothing: it may have been refused, or not have reached the server. One whose text was sent
 * is gone, is reset, or makes the text the default of its field.
 */
export function hasTypedInput(): boolean {
  return [...document.forms].some((form) => form.role !== 'search' && [...form.elements].some(isTyped));
}

function isTyped(element: Element): boolean {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return isField && TEXT.test(element.type) && !['', element.defaultValue].includes(element.value);
}
