// Which IP addresses an image may be downloaded from: those of the public internet, never the server's own network.
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The only IPv6 unicast block that has been assigned; IPv4-compatible addresses (`::7f00:1`) lie outside it. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');
/** Public by its number, but on Azure each machine's own host answers there, with what it knows of the machine. */
const AZURE_HOST = '168.63.129.16';

/**
 * True for an address of the public internet. An IPv4-mapped address (`::ffff:10.0.0.1`) is judged by the IPv4 address in it.
 * Transition addresses that carry an IPv4 address elsewhere (NAT64, 6to4, Teredo) are refused, and so is any with a zone id.
 * Text that is no complete address (`127.1`, `0x7f000001`) is not public.
 */
export function isPublicIp(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return isPublicIpv4(ipaddr.IPv4.parse(address));
  const hostname = version === 6 ? URL.parse(`http://[${address}]`)?.hostname : undefined;
  // Hexadecimal groups only: ipaddr.js takes `::8.8.8.8` for `::ffff:8.8.8.8`. A zone id is no part of a URL.
  if (hostname === undefined) return false;
  const ip = ipaddr.process(hostname.slice(1, -1));
  return ip instanceof ipaddr.IPv4 ? isPublicIpv4(ip) : ip.range() === 'unicast' && ip.match(GLOBAL_UNICAST);
}

function isPublicIpv4(ip: ipaddr.IPv4): boolean {
  return ip.range() === 'unicast' && ip.toString() !== AZURE_HOST;
}
