import { BlockList, isIP } from 'node:net';
import type { Context } from 'hono';
import type { Config } from '../config.ts';
import type { AppEnv } from './env.ts';
import { requestHeader } from './requestHeader.ts';

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const plain = (address: string) => mappedIpv4.exec(address.trim())?.[1] ?? address.trim();

/** @throws for what is neither an address nor `address/bits`. */
export function addressList(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [, address = '', bits] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
    if (isIP(address) === 0) throw new Error(`not an address or range: ${entry}`);
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return list;
}

const groups = (text: string) => text.split(':').filter((group) => group !== '');

/** The eight groups of an IPv6 address, in lower case hexadecimal without leading zeros. */
function ipv6Groups(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const left = groups(head);
  const right = tail === undefined ? [] : groups(tail);
  const gap = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...gap, ...right].map((group) => Number.parseInt(group, 16).toString(16));
}

/** One key for one household: an IPv4 address, or the /64 of an IPv6 address. */
export function addressKey(address: string): string {
  const one = plain(address);
  return isIP(one) === 6 ? `${ipv6Groups(one).slice(0, 4).join(':')}::/64` : one;
}

/**
 * Address of the caller as a key for limits. `X-Forwarded-For` counts only as far as `TRUSTED_PROXIES` wrote it: the
 * rightmost entry that is not itself a trusted proxy.
 */
export function clientAddress(
  c: Context<AppEnv>,
  { trustedProxies }: Pick<Config, 'trustedProxies'>,
): string {
  const peer = plain(c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1');
  const isTrusted = (address: string) =>
    isIP(address) !== 0 && trustedProxies.check(address, familyOf(address));
  if (!isTrusted(peer)) return addressKey(peer);

  const hops = (requestHeader(c, 'x-forwarded-for') ?? '').split(',').map(plain);
  const client = hops.toReversed().find((hop) => !isTrusted(hop));
  return addressKey(client !== undefined && isIP(client) !== 0 ? client : peer);
}
