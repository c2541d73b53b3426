import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { readManifest } from './manifest.ts';

export const root = resolve(import.meta.dirname, '../..');

/** The published packages and their built folders. */
export const publishedPackages = ['machines', 'ui'] as const;
export type PublishedPackage = (typeof publishedPackages)[number];
export const builtFolder = (workspace: PublishedPackage): string => resolve(root, workspace, 'dist');

/** An entry of a package: `./components/Button`, and its built script. */
export interface Entry {
  path: string;
  script: string;
}

const componentEntries = /^(components\/(\w+))\/\2\.js$/;
const screenEntries = /^(screens\/\w+\/[\w.]+?)\.js$/;
/** Entries whose files match their names. */
const kinds: Record<PublishedPackage, readonly RegExp[]> = {
  machines: [/^(.+)\/index\.js$/],
  ui: [/^(theme)\/index\.js$/, /^(hooks\/\w+)\.js$/, componentEntries, screenEntries],
};
/** Data next to a screen, not an entry of its own. */
const notEntries = /\.css\.js$/;

/** Every script entry of a built package, sorted. */
export function entriesOf(workspace: PublishedPackage): Entry[] {
  const found = globSync('**/*.js', { cwd: builtFolder(workspace) })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !notEntries.test(path))
    .flatMap((script) => {
      const name = kinds[workspace].map((kind) => kind.exec(script)?.[1]).find(Boolean);
      return name ? [{ path: `./${name}`, script }] : [];
    });
  const entries = new Map([...found, ...namedEntries(workspace)].map((entry) => [entry.path, entry]));
  return [...entries.values()].toSorted((a, b) => a.path.localeCompare(b.path, 'en'));
}

/** Entries that the manifest lists individually. */
function namedEntries(workspace: PublishedPackage): Entry[] {
  return Object.entries(readManifest(builtFolder(workspace)).exports).flatMap(([path, target]) => {
    const script = typeof target === 'string' ? target : target?.default;
    return script?.endsWith('.js') && !path.includes('*') ? [{ path, script: script.slice(2) }] : [];
  });
}
