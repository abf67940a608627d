// The network of a client's address, for limits that all clients of one owner share.

/** Of clients that one owner usually has: the first 24 bits of one's address, 48 of one of IPv6. */
export function networkOf(client: string): string {
  const isIPv6 = client.includes(':');
  return `${client.split(isIPv6 ? ':' : '.', 3).join(isIPv6 ? ':' : '.')}/`;
}
