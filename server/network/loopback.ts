/** What counts as "this machine", for pages that must not be visible from anywhere else. */
import type { IncomingHttpHeaders } from 'node:http';
import type { BlockList } from 'node:net';
import { ipAddress } from './ipAddress.ts';

const ipv6Loopback = ipAddress('::1')?.text;

/** Whether an IP address (of a socket, never from a header) is on the loopback interface. False if it is missing. */
export function isLoopbackPeer(ip: string | undefined): boolean {
  const peer = ipAddress(ip ?? '');
  if (!peer) return false;
  return peer.family === 'ipv4' ? peer.text.startsWith('127.') : peer.text === ipv6Loopback;
}

/** Whether a URL's host name always means this machine (RFC 6761, section 6.3). */
export const isLoopbackHost = (hostname: string) =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  isLoopbackPeer(hostname.replace(/^\[(.*)\]$/, '$1'));

/** Whether a site with this origin can only be opened on the machine it runs on. */
export const isLoopbackOrigin = (origin: string) =>
  URL.canParse(origin) && isLoopbackHost(new URL(origin).hostname);

/** Headers that proxies add, by name or prefix. */
const proxyHeader = /^(forwarded|via|x-forwarded.*|x-real-ip|x-client-ip|true-client-ip|cf-.*)$/;

/** The parts of Node's `IncomingMessage` that are needed. */
interface Incoming {
  socket: { remoteAddress?: string | undefined };
  headers: IncomingHttpHeaders;
}

/**
 * Whether a program on this machine made the request. Requests that a local proxy forwards don't count, nor do those
 * for another host name (DNS rebinding).
 *
 * @param incoming Undefined if there is no socket. Then the client is unknown.
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
