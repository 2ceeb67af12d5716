import ipaddr from 'ipaddr.js';

/** All senders whose IP address cannot be read count as one. */
const UNREADABLE = 'unknown';

/** The key of an IP address: an IPv6 network of 64 bits counts as one, as a household has it. */
export const ipKey = (ipAddress: string): string => keyOf(ipAddress, 4);

/** The key of a site's network: 48 bits of an IPv6 address, all of an IPv4 address. */
export const networkKey = (ipAddress: string): string => keyOf(ipAddress, 3);

/** The key of a provider's network: 32 bits of an IPv6 address, all of an IPv4 address. */
export const providerKey = (ipAddress: string): string => keyOf(ipAddress, 2);

function keyOf(ipAddress: string, parts: number): string {
  if (!ipaddr.isValid(ipAddress)) return UNREADABLE;
  const parsed = ipaddr.process(ipAddress);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return parsed.parts
    .slice(0, parts)
    .map((part) => part.toString(16))
    .join(':');
}
