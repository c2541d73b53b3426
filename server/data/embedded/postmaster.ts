import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from '../db.ts';

export const databaseUser = 'vetsync';

/** The contents of `postmaster.pid`. */
export interface Postmaster {
  pid: number;
  port: number;
  /** null if it listens on TCP only. */
  socketFolder: string | null;
}

const pidFile = (data: string) => join(data, 'postmaster.pid');

/** Reads a cluster's `postmaster.pid`. Null if it is missing or incomplete. */
export function readPostmaster(data: string): Postmaster | null {
  if (!existsSync(pidFile(data))) return null;
  const [pid, , , port, socketFolder] = readFileSync(pidFile(data), 'utf8').split('\n');
  if (!Number(pid) || !Number(port)) return null;
  return { pid: Number(pid), port: Number(port), socketFolder: socketFolder || null };
}

/** @param password Needed on TCP only. A socket is protected by its folder. */
export function urlOf(
  { port, socketFolder }: Pick<Postmaster, 'port' | 'socketFolder'>,
  database: string,
  password = '',
): string {
  const where = socketFolder ? `localhost:${port}` : `127.0.0.1:${port}`;
  const query = socketFolder ? `?host=${encodeURIComponent(socketFolder)}` : '';
  return `postgres://${databaseUser}:${password}@${where}/${database}${query}`;
}

/** Whether the postmaster responds and serves this cluster. */
export async function isServing(postmaster: Postmaster, data: string, password: string): Promise<boolean> {
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

/** Whether a process with this id is running. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether the process with that id is a postmaster of this cluster, and not a process that got the id later. */
export const isPostmasterOf = ({ pid }: Postmaster, data: string): boolean =>
  isAlive(pid) && (process.platform === 'win32' || commandOf(pid).includes(data));

/**
 * PostgreSQL refuses to start while another process has the id of its dead postmaster. This replaces the id with one
 * that no process has. The file stays, so that PostgreSQL can still find what the dead postmaster left behind.
 */
export function replaceDeadPid(data: string): void {
  const lines = readFileSync(pidFile(data), 'utf8').split('\n');
  const unused = Array.from({ length: 1000 }, (_, step) => 99_999 - step).find((pid) => !isAlive(pid));
  writeFileSync(pidFile(data), [String(unused), ...lines.slice(1)].join('\n'));
}
