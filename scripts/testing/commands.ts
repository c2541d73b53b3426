import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface CommandOptions {
  args?: readonly string[];
  env?: Record<string, string>;
  /** The command is ended if it takes longer. */
  limitMs?: number;
}
export interface CommandEnd {
  /** The exit status. null if a signal ended the command. */
  status: number | null;
  isOverdue: boolean;
}

/** Time for a command to end after it was asked to. */
const graceMs = 10_000;

const running = new Set<ChildProcess>();

/** Signals a command and its child processes. Each command has its own process group, except on Windows. */
function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined || process.platform === 'win32') {
    child.kill(signal);
    return;
  }
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The whole group has ended already.
  }
}

/** Ends all running commands. Their process groups don't receive the Ctrl-C that ends this process. */
export function endCommands(): void {
  for (const child of running) signalGroup(child, 'SIGTERM');
}

/** Runs a command to its end. Commands run in parallel, so each line of output is prefixed with the name. */
export function run(name: string, command: string, options: CommandOptions = {}): Promise<CommandEnd> {
  const { args = [], env = {}, limitMs } = options;
  const child = spawn(command, args, {
    shell: args.length === 0,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
    env: { ...process.env, ...env },
  });
  running.add(child);
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', (line) => console.log(`${name.padEnd(10)}| ${line}`));

  return new Promise((resolve, reject) => {
    let isOverdue = false;
    const timers: NodeJS.Timeout[] = [];
    const finish = (status: number | null) => {
      timers.forEach(clearTimeout);
      running.delete(child);
      resolve({ status, isOverdue });
    };
    const end = () => {
      isOverdue = true;
      // A process outside the group may still have the output open, so `close` may never be emitted.
      child.once('exit', () => {
        signalGroup(child, 'SIGKILL');
        finish(null);
      });
      signalGroup(child, 'SIGTERM');
      timers.push(setTimeout(() => signalGroup(child, 'SIGKILL'), graceMs));
    };
    if (limitMs !== undefined) timers.push(setTimeout(end, limitMs));
    child.once('error', reject).once('close', finish);
  });
}

export interface Task {
  run: () => Promise<void>;
  /** It can't start before this ends. Others that can start go first. */
  after?: Promise<void>;
}

/** Runs all tasks in order, at most `slots` at a time. */
export async function runConcurrently(slots: number, tasks: readonly Task[]): Promise<void> {
  const waiting = [...tasks];
  const ended = new Set<Promise<void> | undefined>([undefined]);
  for (const { after } of tasks) void after?.then(() => ended.add(after));
  const work = async () => {
    while (waiting.length > 0) {
      const index = waiting.findIndex(({ after }) => ended.has(after));
      if (index === -1) await waiting[0]?.after;
      else await waiting.splice(index, 1)[0]?.run();
    }
  };
  await Promise.all(Array.from({ length: slots }, work));
}
