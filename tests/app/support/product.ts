import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { appRole, connect, type Sql } from '../../../server/data/db.ts';
import { openEmbedded } from '../../../server/data/embedded/index.ts';
import { withDatabase } from '../../../server/data/withDatabase.ts';
import { leaveAll } from './visitor.ts';

const root = resolve(import.meta.dirname, '../../..');
const startTimeoutMs = 120_000;
const stopTimeoutMs = 15_000;

let lastPort = 0;

/** The last free port, if it is still free: the browser's caches depend on the origin. */
export const freePort = async (): Promise<number> =>
  (lastPort = await portOf(lastPort).catch(() => portOf(0)));

const portOf = (port: number) =>
  new Promise<number>((done, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(port, '127.0.0.1', () => {
      const { port: free } = probe.address() as AddressInfo;
      probe.close(() => done(free));
    });
  });

export interface Product {
  url: string;
  /** Everything the server has printed. */
  output: () => string;
  /** The first administrator's sign-in, from its file. */
  administrator: () => { email: string; password: string };
  /** `kill -9`, like a crash. The database keeps running. */
  crash: () => Promise<void>;
  /** Starts again on the same port with the same data. */
  start: () => Promise<void>;
  /** Stops the server and its database like an operator would, and deletes the data. */
  stop: () => Promise<void>;
  /** Stops the server like an operator would, and keeps the data. */
  end: () => Promise<void>;
  /** Uses the product's database while the server is running. */
  database: <Result>(work: (sql: Sql) => Promise<Result>) => Promise<Result>;
  /** The same, with what the server's background may see: the rows of everybody. */
  background: (work: (sql: Sql) => Promise<unknown>) => Promise<void>;
}

/** The product as started by `npm start`, with its own data, on a free port unless `PORT` is set. */
export async function startProduct(environment: Record<string, string> = {}): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vetsync-app-'));
  // If root runs the tests, PostgreSQL's own user needs access.
  chmodSync(dataDir, 0o711);
  const port = Number(environment['PORT'] ?? (await freePort()));
  const url = `http://127.0.0.1:${port}`;
  let output = '';
  let firstSignIn = '';
  let child: ChildProcess;

  async function start() {
    child = spawn(process.execPath, ['scripts/start.ts'], {
      cwd: root,
      env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    await answered(url, child, () => output);
    // The file is deleted at the first sign-in.
    const file = join(dataDir, 'first-administrator.txt');
    if (existsSync(file)) firstSignIn = readFileSync(file, 'utf8');
  }

  /** Opened when it is first needed, because each opening looks for the server and for migrations. */
  let database: ReturnType<typeof openDatabase> | undefined;
  async function closeDatabase() {
    const opened = database;
    database = undefined;
    await (await opened)?.close();
  }

  async function end(signal: 'SIGTERM' | 'SIGKILL') {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((exited) => {
      child.once('exit', exited);
    });
    child.kill(signal);
    const late = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
    await gone;
    clearTimeout(late);
  }

  await start();
  return {
    url,
    output: () => output,
    administrator() {
      const [, email, password] = /^Email +(\S+)\nPassword +(\S+)\n$/.exec(firstSignIn) ?? [];
      if (!email || !password) throw new Error(`No file with an administrator:\n${output}`);
      return { email, password };
    },
    crash: () => end('SIGKILL'),
    start,
    async end() {
      await closeDatabase();
      await end('SIGTERM');
    },
    database: async (work) => work((await (database ??= openDatabase(dataDir))).sql),
    async background(work) {
      const embedded = await openEmbedded(dataDir, { serverUrl: null });
      const sql = connect(embedded.url, { max: 2, role: appRole, purpose: 'maintenance' });
      try {
        await work(sql);
      } finally {
        await sql.end({ timeout: 5 });
        await embedded.close();
      }
    },
    async stop() {
      // While the pages can still be tidied up.
      await leaveAll();
      await closeDatabase();
      await end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The database of a product, which stays open until `close`: then PostgreSQL may stop. */
function openDatabase(dataDir: string): Promise<{ sql: Sql; close: () => Promise<void> }> {
  return new Promise((opened, failed) => {
    const used = withDatabase({ databaseUrl: null, dataDir }, (sql) => {
      const closing = Promise.withResolvers<void>();
      opened({
        sql,
        async close() {
          closing.resolve();
          await used;
        },
      });
      return closing.promise;
    });
    used.catch(failed);
  });
}

async function answered(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${output()}`);
    const ready = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await new Promise((wait) => {
      setTimeout(wait, 100);
    });
  }
  throw new Error(`The server did not answer within ${startTimeoutMs} ms:\n${output()}`);
}
