import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** An internet customer gets at least a /64 network of IPv6: the first four of the eight groups of an address. */
const NETWORK_GROUPS = 4;

/** The eight groups of an IPv6 address, in hexadecimal without leading zeros. */
function groupsOf(address: string): string[] {
  // The URL parser writes every spelling of an address the same way. It does not accept zones (`%eth0`), so they are cut off.
  const [front = '', back] = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [front, back ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  return [...before, ...Array<string>(GROUPS - before.length - after.length).fill('0'), ...after];
}

const fromGroups = (high: string, low: string): string =>
  [high, low]
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');

/**
 * What an address is counted as for limits. IPv4, also when written as IPv6, counts as itself; IPv6 counts as its /64 network, because
 * whoever has one address of such a network can use all of them.
 */
export function clientOf(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return fromGroups(groups[6]!, groups[7]!);
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}
