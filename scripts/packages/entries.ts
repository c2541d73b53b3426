import { globSync } from 'node:fs';
import { resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** The rooms that are published, and where the built files of each lie. */
export const publishedRooms = ['machines', 'ui'] as const;
export type PublishedRoom = (typeof publishedRooms)[number];
export const builtFolder = (room: PublishedRoom): string => resolve(root, room, 'dist');

/** One thing that may be imported from a package: `./components/Button`, and its built script. */
export interface Entry {
  path: string;
  script: string;
}

const folderEntries = /^(.+)\/index\.js$/;
const componentEntries = /^(components\/(\w+))\/\2\.js$/;
const screenEntries = /^(screens\/\w+\/[\w.]+?)\.js$/;
const kinds: Record<PublishedRoom, readonly RegExp[]> = {
  machines: [folderEntries],
  ui: [/^(theme)\/index\.js$/, componentEntries, screenEntries],
};
/** Reachable beside a screen, but data. */
const notAlone = /\.css\.js$/;

/** Every script entry of a built package, sorted. */
export function entriesOf(room: PublishedRoom): Entry[] {
  return globSync('**/*.js', { cwd: builtFolder(room) })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !notAlone.test(path))
    .flatMap((script) => {
      const name = kinds[room].map((kind) => kind.exec(script)?.[1]).find(Boolean);
      return name ? [{ path: `./${name}`, script }] : [];
    })
    .toSorted((a, b) => a.path.localeCompare(b.path, 'en'));
}
