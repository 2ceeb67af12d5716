import ipaddr from 'ipaddr.js';

/** All senders whose address cannot be read are one. */
const UNREADABLE = 'unknown';

/** The key of a network address: an IPv6 network of 64 bits counts as one, as a household has it. */
export function addressKey(ip: string): string {
  if (!ipaddr.isValid(ip)) return UNREADABLE;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}
