import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from '../db.ts';

export const databaseUser = 'vetsync';

/** What a postmaster says of itself in `postmaster.pid`. */
export interface Postmaster {
  pid: number;
  port: number;
  /** null where it listens on TCP only. */
  socketFolder: string | null;
}

const pidFile = (data: string) => join(data, 'postmaster.pid');

/** Reads a cluster's `postmaster.pid`; null where there is none, or none that is complete. */
export function readPostmaster(data: string): Postmaster | null {
  if (!existsSync(pidFile(data))) return null;
  const [pid, , , port, socketFolder] = readFileSync(pidFile(data), 'utf8').split('\n');
  if (!Number(pid) || !Number(port)) return null;
  return { pid: Number(pid), port: Number(port), socketFolder: socketFolder || null };
}

/** @param password Needed on TCP only; a socket is guarded by its folder. */
export function urlOf(
  { port, socketFolder }: Pick<Postmaster, 'port' | 'socketFolder'>,
  database: string,
  password = '',
): string {
  const where = socketFolder ? `localhost:${port}` : `127.0.0.1:${port}`;
  const query = socketFolder ? `?host=${encodeURIComponent(socketFolder)}` : '';
  return `postgres://${databaseUser}:${password}@${where}/${database}${query}`;
}

/** Whether that postmaster answers, and serves this very cluster. */
export async function answers(postmaster: Postmaster, data: string, password: string): Promise<boolean> {
  const sql = connect(urlOf(postmaster, 'postgres', password), { max: 1 });
  try {
    const [row] = await sql<{ folder: string }[]>`select current_setting('data_directory') as folder`;
    return row?.folder === data;
  } catch {
    return false;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

function commandOf(pid: number): string {
  const inProc = `/proc/${pid}/cmdline`;
  if (existsSync(inProc)) return readFileSync(inProc, 'utf8').replaceAll('\0', ' ');
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
}

/** Whether a process of this number runs. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether the process of that number is a postmaster of this cluster, rather than one that got the number later. */
export const isOurs = ({ pid }: Postmaster, data: string): boolean =>
  isAlive(pid) && (process.platform === 'win32' || commandOf(pid).includes(data));

/**
 * PostgreSQL refuses to start while another process has the number of its dead postmaster. The file stays, under a
 * number that no process has, so that PostgreSQL can still look for what else it left behind.
 */
export function forgetProcess(data: string): void {
  const lines = readFileSync(pidFile(data), 'utf8').split('\n');
  const unused = Array.from({ length: 1000 }, (_, step) => 99_999 - step).find((pid) => !isAlive(pid));
  writeFileSync(pidFile(data), [String(unused), ...lines.slice(1)].join('\n'));
}
