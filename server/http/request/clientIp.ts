import type { Context } from 'hono';
import type { Config } from '../../config.ts';
import type { AppEnv } from '../env.ts';
import { networkKey } from '../../network/networks.ts';
import { ipAddress } from '../../network/ipAddress.ts';
import type { IpAddress } from '../../network/ipAddress.ts';
import { requestHeader } from './requestHeader.ts';

/** An entry of `X-Forwarded-For`, which some proxies write with brackets and port. */
function hopOf(entry: string): IpAddress | null {
  const text = entry.trim();
  const [, bracketed, withPort] = /^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text) ?? [];
  return ipAddress(bracketed ?? withPort ?? text);
}

/**
 * The client's network as a key for limits. `X-Forwarded-For` counts only as far as `TRUSTED_PROXIES` wrote it: the
 * client is the rightmost entry that is not a trusted proxy.
 */
export function clientNetwork(
  c: Context<AppEnv>,
  { trustedProxies }: Pick<Config, 'trustedProxies'>,
): string {
  const incoming = c.env?.incoming;
  const peer = ipAddress(incoming ? (incoming.socket.remoteAddress ?? '') : '127.0.0.1');
  // A closed socket has no IP address. Nobody receives the response either.
  if (!peer) return 'unknown';
  const isTrusted = (ip: IpAddress) => trustedProxies.check(ip.text, ip.family);
  if (!isTrusted(peer)) return networkKey(peer);

  const hops = (requestHeader(c, 'x-forwarded-for') ?? '').split(',').map(hopOf);
  const client = hops.toReversed().find((hop) => hop === null || !isTrusted(hop));
  return networkKey(client ?? peer);
}
