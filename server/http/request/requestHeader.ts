import type { Context } from 'hono';

/**
 * One header of a request, by its name in lower case; undefined where it is absent. Read from Node's request where there
 * is one: a `Headers` object for each request costs more than many of our answers, and a stream would keep it.
 */
export function requestHeader(c: Context, name: string): string | undefined {
  const incoming = c.env?.incoming;
  if (!incoming) return c.req.header(name);
  const value = incoming.headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
}
