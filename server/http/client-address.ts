// Tells clients apart by their network address, where attempts are counted.
import ipaddr from 'ipaddr.js';
import { isOfThisMachine } from '#server/http/limits.ts';

/** One IPv6 client has a whole network of addresses, of which this many 16-bit groups are its own (/64). */
const NETWORK_GROUPS = 4;

/** Null: not told apart, as behind a proxy of this machine that is not configured as trusted. */
export function clientOf(address: string): string | null {
  if (isOfThisMachine(address) || !ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? parsed.parts
        .slice(0, NETWORK_GROUPS)
        .map((group) => group.toString(16))
        .join(':')
    : parsed.toString();
}
