import type { Context } from 'hono';

/**
 * A request header by its lower-case name. Undefined if it is missing. Reads Node's request if there is one: creating a
 * `Headers` object costs more than many of our responses, and a stream would hold on to it.
 */
export function requestHeader(c: Context, name: string): string | undefined {
  const incoming = c.env?.incoming;
  if (!incoming) return c.req.header(name);
  const value = incoming.headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
}
