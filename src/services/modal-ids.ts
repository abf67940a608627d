// The modals of the shop, and the one that a URL asks for.

/** SH-04: the modals that exist; an id outside this list opens nothing (SH-05). */
export const MODAL_IDS = [
  'CART',
  'MARKET_SELECT',
  'MOBILE_MENU',
  'MOBILE_FILTERS',
  'LARGE_PRODUCT_IMAGE',
] as const;
export type ModalId = (typeof MODAL_IDS)[number];

/** SH-05: the modal that a `modal` parameter names, if any. */
export function modalOf(parameter: string | null): ModalId | null {
  const wanted = parameter?.toUpperCase();
  return MODAL_IDS.find((id) => id === wanted) ?? null;
}
