// Which network addresses a merchant's photo may come from: the public internet, never our own house.
import { BlockList, isIP } from 'node:net';

const forbidden = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  forbidden.addSubnet(network, bits, 'ipv4');
}
for (const [network, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  forbidden.addSubnet(network, bits, 'ipv6');
}

/**
 * True for an address of the public internet. An IPv4 address wrapped in IPv6 (`::ffff:10.0.0.1`) is judged by what it
 * wraps; anything that is no address at all is not public.
 */
export function isPublicIp(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !forbidden.check(address, 'ipv4');
  return version === 6 && !forbidden.check(address, 'ipv6');
}
