import { connect } from 'node:net';

const answerStart = /HTTP\/1\.1 (\d{3})/;

/** One call at a time on one connection, with minimal work on this side. Chunked responses are not read. */
function caller(port: number) {
  const socket = connect(port, '127.0.0.1').setNoDelay(true);
  let answered: ((answer: string) => void) | null = null;
  let text = '';
  socket.setEncoding('latin1').on('data', (piece: string) => {
    text += piece;
    const end = text.indexOf('\r\n\r\n');
    if (end < 0) return;
    const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
    if (text.length < end + 4 + length) return;
    const answer = text;
    text = '';
    answered?.(answer);
  });
  return {
    call: (request: string) =>
      new Promise<string>((resolve) => {
        answered = resolve;
        socket.write(request);
      }),
    close: () => socket.destroy(),
  };
}

type Caller = ReturnType<typeof caller>;

export const httpRequest = (method: string, path: string, headers: Record<string, string> = {}, body = '') =>
  [
    `${method} ${path} HTTP/1.1`,
    'host: localhost',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body ? ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`] : []),
    '',
    body,
  ].join('\r\n');

/** Calls answered with `status` per second, from `connections` for this long. */
export async function httpRate(
  port: number,
  {
    connections,
    forMs,
    status,
    request,
  }: { connections: number; forMs: number; status: number; request: () => string },
): Promise<number> {
  const callers = Array.from({ length: connections }, () => caller(port));
  const rate = await callRate(connections, forMs, async (which) => {
    const answer = await callers[which]!.call(request());
    if (answerStart.exec(answer)?.[1] !== String(status)) throw new Error(answer.slice(0, 500));
  });
  for (const { close } of callers) close();
  return rate;
}

/** One call on its own connection. @throws for another status. */
export async function httpCall(port: number, status: number, request: string): Promise<void> {
  const { call, close } = caller(port);
  const answer = await call(request);
  close();
  if (answerStart.exec(answer)?.[1] !== String(status)) throw new Error(answer.slice(0, 500));
}

/** Calls on so many connections. While all are busy, a call waits for the first one that is free. */
export function httpCalls(port: number, connections: number) {
  const all = Array.from({ length: connections }, () => caller(port));
  const free = [...all];
  const waiting: ((one: Caller) => void)[] = [];
  return {
    /** @throws for another status. */
    async call(status: number, request: string): Promise<void> {
      const one = free.pop() ?? (await new Promise<Caller>((resolve) => waiting.push(resolve)));
      const answer = await one.call(request);
      const next = waiting.shift();
      if (next) next(one);
      else free.push(one);
      if (answerStart.exec(answer)?.[1] !== String(status)) throw new Error(answer.slice(0, 500));
    },
    close() {
      for (const { close } of all) close();
    },
  };
}

/** Calls of `work` per second, with this many at once for this long. */
export async function callRate(
  concurrency: number,
  forMs: number,
  work: (which: number) => Promise<unknown>,
) {
  const begun = performance.now();
  let count = 0;
  await Promise.all(
    Array.from({ length: concurrency }, async (_, which) => {
      while (performance.now() - begun < forMs) {
        await work(which);
        count += 1;
      }
    }),
  );
  return (1000 * count) / (performance.now() - begun);
}

/** Median milliseconds of consecutive calls. */
export async function httpLatency(port: number, times: number, request: () => string): Promise<number> {
  const { call, close } = caller(port);
  const taken: number[] = [];
  for (let count = 0; count < times; count += 1) {
    const begun = performance.now();
    const answer = await call(request());
    taken.push(performance.now() - begun);
    if (answerStart.exec(answer)?.[1] !== '200') throw new Error(answer.slice(0, 500));
  }
  close();
  return quantile(taken, 0.5);
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
