import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/**
 * Runs a command to its end; each line it writes comes with the name before it, as others run beside it.
 *
 * @returns the exit status; null where a signal ended it.
 */
export function run(name: string, command: string, args: readonly string[] = []): Promise<number | null> {
  const child = spawn(command, args, { shell: args.length === 0, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', (line) => console.log(`${name.padEnd(10)}| ${line}`));
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', resolve);
  });
}

/** Does all tasks, in order, at most so many at a time. */
export async function inSlots(slots: number, tasks: readonly (() => Promise<void>)[]): Promise<void> {
  const waiting = [...tasks];
  const work = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) await task();
  };
  await Promise.all(Array.from({ length: slots }, work));
}
