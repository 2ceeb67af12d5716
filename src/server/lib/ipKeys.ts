import ipaddr from 'ipaddr.js';

/** All senders whose IP address cannot be read count as one. */
const UNREADABLE = 'unknown';

/** The key of an IP address: an IPv6 network of 64 bits counts as one, as a household has it. */
export const ipKey = (ip: string): string => keyOf(ip, 4);

/** The key of a site's network: 48 bits of an IPv6 address, all of an IPv4 address. */
export const networkKey = (ip: string): string => keyOf(ip, 3);

/** The key of a provider's network: 32 bits of an IPv6 address, all of an IPv4 address. */
export const providerKey = (ip: string): string => keyOf(ip, 2);

function keyOf(ip: string, parts: number): string {
  if (!ipaddr.isValid(ip)) return UNREADABLE;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return address.parts
    .slice(0, parts)
    .map((part) => part.toString(16))
    .join(':');
}
