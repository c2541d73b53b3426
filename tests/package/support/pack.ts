import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { builtFolder, publishedPackages, type PublishedPackage } from '../../../scripts/packages/entries.ts';

export interface Tarball {
  path: string;
  /** Its files, relative to the package's root. */
  files: string[];
}
export type Tarballs = Record<PublishedPackage, Tarball>;

interface Packed {
  filename: string;
  files: { path: string }[];
}

/** Packs what `npm publish` would upload into a folder. */
export function pack(folder: string): Tarballs {
  const answer = execFileSync(
    'npm',
    ['pack', ...publishedPackages.map(builtFolder), '--json', '--pack-destination', folder],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const packed: Packed[] = JSON.parse(answer);
  return Object.fromEntries(
    publishedPackages.map((workspace, index) => [
      workspace,
      {
        path: join(folder, packed[index]?.filename ?? ''),
        files: packed[index]?.files.map(({ path }) => path) ?? [],
      },
    ]),
  ) as Tarballs;
}
