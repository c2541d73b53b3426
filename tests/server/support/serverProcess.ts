import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export const checkout = join(import.meta.dirname, '../../..');
const startTimeoutMs = 60_000;

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => {
    probe.listen(0, '127.0.0.1', resolve);
  });
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => {
    probe.close(resolve);
  });
  return port;
}

export interface ProcessOptions {
  environment: Record<string, string>;
  /** @default the checkout */
  root?: string;
  /** @default the user who runs the tests */
  user?: { uid: number; gid: number } | undefined;
}

/** The server in its own process, from source. */
export function startProcess({ environment, root = checkout, user }: ProcessOptions) {
  const child = spawn(process.execPath, ['--conditions=vetsync-source', join(root, 'server/main.ts')], {
    cwd: root,
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', LOG_LEVEL: 'warn', RATE_LIMITS: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const exit = new Promise<number | string | null>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal));
  });
  return {
    pid: child.pid ?? 0,
    output: () => output,
    /** Exit status, or the signal that ended it. */
    exit,
    kill: (signal: NodeJS.Signals) => {
      child.kill(signal);
      return exit;
    },
  };
}
export type ServerProcess = ReturnType<typeof startProcess>;

/** Repeats a call until it returns a value. */
export async function until<Result>(
  what: string,
  attempt: () => Promise<Result | false | null | undefined>,
  withinMs = startTimeoutMs,
): Promise<Result> {
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline) {
    const result = await attempt().catch(() => null);
    if (result) return result;
    await wait(50);
  }
  throw new Error(`Did not happen within ${withinMs} ms: ${what}`);
}

export const isReady = (url: string) => fetch(`${url}/readyz`).then(({ ok }) => ok);

/** A process that is ready for requests, on its own port. */
export async function startReady({ environment, ...options }: ProcessOptions) {
  const port = environment.PORT ?? String(await freePort());
  const started = startProcess({ environment: { PORT: port, ...environment }, ...options });
  const url = `http://127.0.0.1:${port}`;
  await Promise.race([
    until(`${url} is ready`, () => isReady(url)),
    started.exit.then((status) => {
      throw new Error(`The server ended with ${status}:\n${started.output()}`);
    }),
  ]);
  return { ...started, url };
}
