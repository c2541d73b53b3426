import type { Context } from 'hono';

/**
 * Headers that every answer of a kind carries. They go to Node's response where there is one, as that costs a tenth of
 * a `Headers` object and also reaches streams that write there themselves. What a handler sets replaces them.
 */
export function setHeaders(c: Context, headers: readonly (readonly [string, string])[]): void {
  const outgoing = c.env?.outgoing;
  if (outgoing) for (const [name, value] of headers) outgoing.setHeader(name, value);
  else for (const [name, value] of headers) c.header(name, value);
}
