/** What counts as "this machine", for pages that must never be seen from anywhere else. */
import type { IncomingHttpHeaders } from 'node:http';
import type { BlockList } from 'node:net';
import { ipAddress } from './ipAddress.ts';

const ipv6Loopback = ipAddress('::1')?.text;

/** Whether an IP address (a socket's, never a header's) is on the loopback interface. False for none. */
export function isLoopbackPeer(ip: string | undefined): boolean {
  const peer = ipAddress(ip ?? '');
  if (!peer) return false;
  return peer.family === 'ipv4' ? peer.text.startsWith('127.') : peer.text === ipv6Loopback;
}

/** Whether a host name of a URL means this machine, whoever looks it up (RFC 6761, section 6.3). */
export const isLoopbackHost = (hostname: string) =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  isLoopbackPeer(hostname.replace(/^\[(.*)\]$/, '$1'));

/** Whether a site with this origin can only be opened on the machine it runs on. */
export const isLoopbackOrigin = (origin: string) =>
  URL.canParse(origin) && isLoopbackHost(new URL(origin).hostname);

/** Headers that a proxy adds, each by its name or the beginning of it. */
const proxyHeader = /^(forwarded|via|x-forwarded.*|x-real-ip|x-client-ip|true-client-ip|cf-.*)$/;

/** As much of Node's `IncomingMessage` as the rule needs. */
interface Incoming {
  socket: { remoteAddress?: string | undefined };
  headers: IncomingHttpHeaders;
}

/**
 * Whether a request was made by a program on this machine itself. A proxy here that passes on other people's requests
 * does not count, nor does a page that reached us by another site's name (DNS rebinding).
 *
 * @param incoming Absent where there is no socket: that is nobody we know.
 */
export function isLoopbackRequest(
  incoming: Incoming | undefined,
  { trustedProxies }: { trustedProxies: BlockList },
): boolean {
  const ip = incoming?.socket.remoteAddress;
  if (!incoming || !isLoopbackPeer(ip)) return false;
  const peer = ipAddress(ip ?? '');
  if (peer && trustedProxies.check(peer.text, peer.family)) return false;
  if (Object.keys(incoming.headers).some((name) => proxyHeader.test(name))) return false;
  return isLoopbackOrigin(`http://${incoming.headers.host ?? ''}`);
}
