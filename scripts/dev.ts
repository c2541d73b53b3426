/**
 * Runs the API from source, restarted at every change, and the app's development server in front of it.
 *
 *     npm run dev
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const apiPort = process.env.PORT ?? '3001';
const appPort = process.env.APP_PORT ?? '5173';
const appOrigin = `http://127.0.0.1:${appPort}`;

const api = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', '--conditions=vetsync-source', 'server/main.ts'],
  // Links in mail and origin checks use the app's URL.
  { cwd: root, stdio: 'inherit', env: { APP_ORIGIN: appOrigin, ...process.env, PORT: apiPort } },
);
const app = spawn(
  process.execPath,
  [join(root, 'node_modules/vite/bin/vite.js'), 'app', '--port', appPort, '--strictPort'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, API_ORIGIN: `http://127.0.0.1:${apiPort}` } },
);

// Both receive the terminal's signals. If one ends, the other is stopped.
const children = [api, app];
for (const child of children) {
  child.once('exit', (code) => {
    for (const other of children) other.kill('SIGTERM');
    process.exitCode = code ?? 1;
  });
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
