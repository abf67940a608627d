// The header that every response of the shop's server has, and that no captive portal, proxy or error page of a host has.

export const OURS_HEADER = 'x-cairn';
export const OURS_VALUE = '1';

/** False: something between the device and the server answered, or the header can't be read. */
export function isOurs(response: { readonly headers: { get(name: string): string | null } }): boolean {
  return response.headers.get(OURS_HEADER) === OURS_VALUE;
}
