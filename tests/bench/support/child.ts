import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Runs a program of this folder in its own process with the product's Node flags, so that it competes with the load as
 * a server would.
 */
export async function startChild<Ready>(file: string, ...words: string[]) {
  const child = fork(join(import.meta.dirname, file), words, {
    execArgv: [
      '--expose-gc',
      '--conditions=vetsync-source',
      '--max-semi-space-size=8',
      '--heap-growing-percent=100',
    ],
  });
  const next = <Message>() =>
    new Promise<Message>((resolve, reject) => {
      child.once('message', (message) => resolve(message as Message));
      child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
    });
  const ready = await next<Ready>();
  return {
    ready,
    next,
    send: (message: object) => child.send(message),
    onMessage: <Message>(receive: (message: Message) => void) => {
      child.on('message', (message) => receive(message as Message));
    },
    /** Resident memory in MiB. */
    memory(): number {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}
