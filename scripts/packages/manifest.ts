import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file, a file for each condition, or null for what may not be imported. */
type Target = string | Record<string, string> | null;

/** What of a `package.json` matters here. */
export interface Manifest {
  name: string;
  version: string;
  exports: Record<string, Target>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  [field: string]: unknown;
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

const styleScheme = '#css/';

/** What a built script imports for a sheet; `styleImports` says what that means where. */
export const styleImport = (sheet: string): string => `${styleScheme}${sheet}`;

/**
 * A bundler takes the sheet itself. Node, which would stop at a style sheet, takes an empty module: on a server that renders,
 * styles are the page's business. Server components are always bundled, also where they run in Node.
 */
export const styleImports = {
  [`${styleScheme}*.css`]: { 'react-server': './*.css', node: './noStyle.js', default: './*.css' },
};

/** Of use in the workspace only. `vetsync-source` names files that are not published. */
const workspaceOnly = ['devDependencies', 'files', 'scripts'];
const sourceCondition = 'vetsync-source';

/**
 * The manifest that is published with the built files, made from the room's own. The built folder is the package's root there.
 *
 * @param room The room's `package.json`.
 */
export function publishedManifest(room: Manifest): Manifest {
  const kept = Object.entries(room).filter(([field]) => !workspaceOnly.includes(field));
  return {
    ...(Object.fromEntries(kept) as Manifest),
    publishConfig: { access: 'restricted' },
    files: ['**/*', '!.built'],
    exports: Object.fromEntries(
      Object.entries(room.exports).map(([path, target]) => [path, published(target)]),
    ),
  };
}

function published(target: Target): Target {
  if (target === null) return null;
  if (typeof target === 'string') return fromRoot(target);
  const conditions = Object.entries(target).filter(([condition]) => condition !== sourceCondition);
  return Object.fromEntries(conditions.map(([condition, file]) => [condition, fromRoot(file)]));
}

const fromRoot = (file: string) => file.replace(/^\.\/dist\//, './');
