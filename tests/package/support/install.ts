import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { builtFolder, publishedPackages, root } from '../../../scripts/packages/entries.ts';
import { readManifest } from '../../../scripts/packages/manifest.ts';
import type { Tarballs } from './pack.ts';

interface Locked {
  version: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  [field: string]: unknown;
}
type Lock = Record<string, Locked>;

const ourLock: { packages: Lock } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

export interface App {
  folder: string;
  /** Runs one of the app's installed tools. @returns its output. */
  run: (tool: string, ...words: string[]) => string;
  /** Runs Node in the app's folder. @returns its output. */
  runNode: (...words: string[]) => string;
  remove: () => void;
}

/**
 * Creates an app outside of this repository and installs the packed packages there with npm. All other packages have
 * the versions of our lockfile, which npm has cached after `npm ci`.
 *
 * @param name A folder of `tests/package/apps`.
 * @param tarballs The packages that are installed. What they need without being named here is not.
 * @param needs Packages that the app needs in addition.
 * @param mode React reports more in development, such as attributes that differ from the server's.
 */
export function install(
  name: string,
  tarballs: Partial<Tarballs>,
  needs: readonly string[],
  mode: 'development' | 'production' = 'production',
): App {
  const folder = mkdtempSync(join(tmpdir(), `vetsync-${name}-`));
  cpSync(resolve(root, 'tests/package/apps', name), folder, { recursive: true });
  const execute = (tool: string, ...words: string[]) => executeIn(folder, mode, tool, ...words);
  const { dependencies, packages } = lockFor(tarballs, needs);
  const manifest = { name: `empty-${name}`, version: '1.0.0', private: true, type: 'module', dependencies };
  const lock = {
    name: manifest.name,
    lockfileVersion: 3,
    requires: true,
    packages: { '': manifest, ...packages },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  execute('npm', 'ci', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund');
  return {
    folder,
    run: (tool, ...words) => execute(join(folder, 'node_modules/.bin', tool), ...words),
    runNode: (...words) => execute(process.execPath, ...words),
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}

function executeIn(cwd: string, mode: string, tool: string, ...words: string[]): string {
  const env = { ...process.env, NODE_ENV: mode, NODE_OPTIONS: '', NEXT_TELEMETRY_DISABLED: '1' };
  return execFileSync(tool, words, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

function lockFor(tarballs: Partial<Tarballs>, needs: readonly string[]) {
  const packages: Lock = {};
  const dependencies: Record<string, string> = {};
  for (const workspace of publishedPackages) {
    const tarball = tarballs[workspace];
    if (!tarball) continue;
    const manifest = readManifest(builtFolder(workspace));
    const { name, version, dependencies: own, peerDependencies, peerDependenciesMeta } = manifest;
    dependencies[name] = `file:${tarball.path}`;
    packages[`node_modules/${name}`] = {
      version,
      resolved: dependencies[name],
      dependencies: own,
      peerDependencies,
      ...(peerDependenciesMeta && { peerDependenciesMeta }),
    };
    copyEntries([...Object.keys(own ?? {}), ...Object.keys(peerDependencies ?? {})], '', packages);
  }
  for (const need of needs) dependencies[need] = ourLock.packages[`node_modules/${need}`]?.version ?? '';
  copyEntries(needs, '', packages);
  return { dependencies, packages };
}

/** Copies the lockfile's entries for the named packages, as resolved from a folder, and for their dependencies. */
function copyEntries(names: readonly string[], parent: string, into: Lock): void {
  for (const name of names) {
    const path = resolvePackage(name, parent);
    const locked = path && ourLock.packages[path];
    if (!locked || into[path] || locked.link) continue;
    const { dev: _dev, devOptional: _devOptional, peer: _peer, ...entry } = locked;
    into[path] = entry as Locked;
    const {
      dependencies,
      peerDependencies,
      optionalDependencies,
      peerDependenciesMeta = {},
    } = entry as Locked;
    const peers = Object.keys(peerDependencies ?? {}).filter((peer) => !peerDependenciesMeta[peer]?.optional);
    copyEntries([...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers], path, into);
  }
}

/** Where Node would find a package from a folder: in it, or in a parent folder. */
function resolvePackage(name: string, parent: string): string | undefined {
  const path = `${parent && `${parent}/`}node_modules/${name}`;
  if (ourLock.packages[path]) return path;
  return parent
    ? resolvePackage(name, parent.slice(0, Math.max(0, parent.lastIndexOf('/node_modules/'))))
    : undefined;
}
