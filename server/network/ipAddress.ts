import { isIP } from 'node:net';

const ipv4Groups = (text: string): number[] => {
  const [a = 0, b = 0, c = 0, d = 0] = text.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
};

/** The 16-bit groups on one side of `::`. The last one may be an IPv4 address. */
const groupsOf = (text: string): number[] =>
  text
    .split(':')
    .filter((group) => group !== '')
    .flatMap((group) => (group.includes('.') ? ipv4Groups(group) : Number.parseInt(group, 16)));

/** The eight 16-bit groups of a valid IPv6 address. */
function ipv6Groups(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const left = groupsOf(head);
  const right = groupsOf(tail ?? '');
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => 0), ...right];
}

/** `::ffff:0:0/96`: a dual-stack socket reports IPv4 peers in this range. */
const isMappedIpv4 = (groups: readonly number[]) =>
  groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;

export interface IpAddress {
  family: 'ipv4' | 'ipv6';
  /** Canonical form: IPv6 as eight hexadecimal groups, an IPv4-mapped address as IPv4. */
  text: string;
}

/**
 * Parses an IP address in any notation: compressed or not, in either case, with a zone id, IPv4-mapped in decimal or
 * hexadecimal. Null for anything else.
 */
export function ipAddress(spelling: string): IpAddress | null {
  const family = isIP(spelling);
  if (family === 0) return null;
  if (family === 4) return { family: 'ipv4', text: spelling };
  const groups = ipv6Groups(spelling.split('%')[0] ?? '');
  if (!isMappedIpv4(groups)) {
    return { family: 'ipv6', text: groups.map((group) => group.toString(16)).join(':') };
  }
  const bytes = groups.slice(6).flatMap((group) => [group >> 8, group & 0xff]);
  return { family: 'ipv4', text: bytes.join('.') };
}
