import type { Context } from 'hono';

/**
 * Default headers for a group of responses. Sets them on Node's response if there is one: that costs a tenth of a
 * `Headers` object and also works for streams that write to it directly. Headers that a handler sets replace them.
 */
export function setHeaders(c: Context, headers: readonly (readonly [string, string])[]): void {
  const outgoing = c.env?.outgoing;
  if (outgoing) for (const [name, value] of headers) outgoing.setHeader(name, value);
  else for (const [name, value] of headers) c.header(name, value);
}
