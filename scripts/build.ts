/**
 * Builds the packages, the app and the server, each only if one of its sources is newer.
 *
 *     npm run build                what is stale
 *     npm run build -- --force     everything
 *     npm run build -- storybook   only this
 *     npm run build:storybook -- --output-dir FOLDER   a copy of it there, as tools ask for that build a Storybook themselves
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

interface Step {
  name: string;
  /** Source folders. A newer file in them makes the result stale. */
  from: string[];
  into: string;
  /** Folder in which the commands run. Defaults to the folder of the same name. */
  at?: string;
  commands: string[];
}

const packages = ['package-lock.json', 'tsconfig.base.json'];
/** Their guides are in the packages too. */
const guides = ['stories/Guides', '.storybook/accessibility'];
const packageCommands = ['tsup', 'tsc -p tsconfig.build.json', 'node ../scripts/packages/finish.ts'];

const steps: Step[] = [
  {
    name: 'machines',
    from: ['machines', 'scripts/packages', ...guides],
    into: 'machines/dist',
    commands: packageCommands,
  },
  {
    name: 'ui',
    from: ['machines', 'ui', 'scripts/packages', ...guides],
    into: 'ui/dist',
    commands: packageCommands,
  },
  {
    name: 'app',
    from: ['machines', 'ui', 'samples', 'app'],
    into: 'app/dist',
    commands: [
      'vite build',
      'vite build --ssr build/pages.tsx --outDir dist/.prerender --emptyOutDir false',
      'vite build --ssr build/publicPages.tsx --outDir dist/.render --emptyOutDir false',
      'vite build --mode es',
      'vite build --mode es --ssr build/pages.tsx --outDir dist/.es/.prerender --emptyOutDir false',
      'vite build --mode es --ssr build/publicPages.tsx --outDir dist/.es/.render --emptyOutDir false',
      'node build/prerender.ts',
    ],
  },
  {
    name: 'server',
    from: ['machines/model', 'machines/*/model', 'server'],
    into: 'server/dist',
    commands: ['tsup'],
  },
  {
    name: 'storybook',
    from: ['machines', 'ui', 'samples', 'stories', '.storybook'],
    into: 'storybook-static',
    at: '.',
    commands: ['storybook build --quiet -o storybook-static'],
  },
];

const root = resolve(import.meta.dirname, '..');
const ignored = ['**/node_modules', '**/node_modules/**', '**/dist', '**/dist/**'];

const modified = (path: string) => statSync(resolve(root, path)).mtimeMs;

/** When one of the step's sources was last written or removed, in ms since 1970. */
function newest({ from }: Step): number {
  const files = from.flatMap((folder) => globSync(`${folder}/**/*`, { cwd: root, exclude: ignored }));
  return Math.max(...[...packages, ...files].map(modified));
}

function isStale(step: Step): boolean {
  const stamp = `${step.into}/.built`;
  return !existsSync(resolve(root, stamp)) || modified(stamp) < newest(step);
}

/** What the product needs to run. The packages are for other users. */
const product = ['app', 'server'];

/**
 * Builds the named folders in order, if they are missing or stale.
 *
 * @throws if a step fails. Its output has been printed.
 */
export async function buildIfStale(workspaces = product, { force = false } = {}): Promise<void> {
  const release = await acquireBuildLock();
  try {
    for (const step of steps) if (workspaces.includes(step.name) && (force || isStale(step))) build(step);
  } finally {
    release();
  }
}

function build({ name, into, at = name, commands }: Step): void {
  console.log(`Building ${name}`);
  const started = new Date();
  rmSync(resolve(root, into), { recursive: true, force: true });
  for (const command of commands) run(command, resolve(root, at));
  const stamp = resolve(root, into, '.built');
  writeFileSync(stamp, '');
  // Files saved during the build may not be part of it.
  utimesSync(stamp, started, started);
}

/** Waits until no other process builds here, so that two builds don't delete each other's files. */
async function acquireBuildLock(): Promise<() => void> {
  const lock = resolve(root, 'node_modules/.cache/vetsync-build.lock');
  mkdirSync(dirname(lock), { recursive: true });
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return () => rmSync(lock, { force: true });
    } catch {
      if (!isLockHeld(lock)) rmSync(lock, { force: true });
      else await wait(200);
    }
  }
}

/** Whether the process that wrote the lock is still running. */
function isLockHeld(lock: string): boolean {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return true;
  } catch {
    return false;
  }
}

function run(command: string, cwd: string): void {
  const bin = resolve(root, 'node_modules/.bin');
  const { status, stdout, stderr } = spawnSync(command, {
    cwd,
    shell: true,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', PATH: `${bin}${delimiter}${process.env.PATH}` },
  });
  if (status === 0) return;
  console.error(stdout, stderr);
  throw new Error(`Failed: ${command}`);
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    options: { force: { type: 'boolean' }, 'output-dir': { type: 'string', short: 'o' } },
    allowPositionals: true,
  });
  const workspaces = positionals.length > 0 ? positionals : ['machines', 'ui', ...product];
  await buildIfStale(workspaces, values);
  const copy = values['output-dir'];
  if (copy) {
    const [only, ...others] = steps.filter(({ name }) => workspaces.includes(name));
    if (!only || others.length > 0) throw new Error('--output-dir takes one built folder.');
    cpSync(resolve(root, only.into), copy, { recursive: true });
  }
}
