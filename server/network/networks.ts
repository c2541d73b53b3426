import { BlockList, isIPv6 } from 'node:net';
import { ipAddress } from './ipAddress.ts';
import type { IpAddress } from './ipAddress.ts';

/** Bits of an IPv6 address before the IPv4 address that it may contain (`::ffff:0:0/96`). */
const mappedBits = 96;

/** @throws if an entry is neither an IP address nor `address/bits`. */
export function ipList(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [, spelling = '', bits] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
    const ip = ipAddress(spelling);
    if (!ip) throw new Error(`not an IP address or range: ${entry}`);
    if (bits === undefined) list.addAddress(ip.text, ip.family);
    else if (isIPv6(spelling) && ip.family === 'ipv4' && Number(bits) >= mappedBits) {
      list.addSubnet(ip.text, Number(bits) - mappedBits, 'ipv4');
    } else list.addSubnet(spelling, Number(bits), isIPv6(spelling) ? 'ipv6' : 'ipv4');
  }
  return list;
}

/** One key per household: an IPv4 address, or the /64 of an IPv6 address. */
export const networkKey = ({ family, text }: IpAddress) =>
  family === 'ipv6' ? `${text.split(':').slice(0, 4).join(':')}::/64` : text;
