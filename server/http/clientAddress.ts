import { BlockList, isIPv6 } from 'node:net';
import type { Context } from 'hono';
import type { Config } from '../config.ts';
import type { AppEnv } from './env.ts';
import { ipAddress } from './ipAddress.ts';
import type { IpAddress } from './ipAddress.ts';
import { requestHeader } from './requestHeader.ts';

/** Bits of an IPv6 address before the IPv4 one that it may stand for (`::ffff:0:0/96`). */
const mappedBits = 96;

/** @throws for what is neither an address nor `address/bits`. */
export function addressList(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [, spelling = '', bits] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
    const address = ipAddress(spelling);
    if (!address) throw new Error(`not an address or range: ${entry}`);
    if (bits === undefined) list.addAddress(address.text, address.family);
    else if (isIPv6(spelling) && address.family === 'ipv4' && Number(bits) >= mappedBits) {
      list.addSubnet(address.text, Number(bits) - mappedBits, 'ipv4');
    } else list.addSubnet(spelling, Number(bits), isIPv6(spelling) ? 'ipv6' : 'ipv4');
  }
  return list;
}

/** One key for one household: an IPv4 address, or the /64 of an IPv6 address. */
const keyOf = ({ family, text }: IpAddress) =>
  family === 'ipv6' ? `${text.split(':').slice(0, 4).join(':')}::/64` : text;

/** As `keyOf`, for an address in any spelling; what is no address is its own key. */
export function addressKey(address: string): string {
  const one = ipAddress(address.trim());
  return one ? keyOf(one) : address.trim();
}

/** An entry of `X-Forwarded-For`, which some proxies write with brackets and port. */
function hopOf(entry: string): IpAddress | null {
  const text = entry.trim();
  const [, bracketed, withPort] = /^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text) ?? [];
  return ipAddress(bracketed ?? withPort ?? text);
}

/**
 * Address of the caller as a key for limits. `X-Forwarded-For` counts only as far as `TRUSTED_PROXIES` wrote it: the
 * rightmost entry that is not itself a trusted proxy.
 */
export function clientAddress(
  c: Context<AppEnv>,
  { trustedProxies }: Pick<Config, 'trustedProxies'>,
): string {
  const incoming = c.env?.incoming;
  const peer = ipAddress(incoming ? (incoming.socket.remoteAddress ?? '') : '127.0.0.1');
  // A socket that has closed meanwhile has no address any more; nobody gets the answer either.
  if (!peer) return 'unknown';
  const isTrusted = (address: IpAddress) => trustedProxies.check(address.text, address.family);
  if (!isTrusted(peer)) return keyOf(peer);

  const hops = (requestHeader(c, 'x-forwarded-for') ?? '').split(',').map(hopOf);
  const client = hops.toReversed().find((hop) => hop === null || !isTrusted(hop));
  return keyOf(client ?? peer);
}
