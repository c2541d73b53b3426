import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file, a file per condition, or null for what may not be imported. */
type Target = string | Record<string, string> | null;

/** The fields of `package.json` that are used here. */
export interface Manifest {
  name: string;
  version: string;
  exports: Record<string, Target>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  [field: string]: unknown;
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

const styleScheme = '#css/';

/** The specifier by which a built script imports a style sheet; see `styleImports`. */
export const styleImport = (sheet: string): string => `${styleScheme}${sheet}`;

/**
 * Bundlers import the style sheet itself. Node can't import style sheets, so it gets an empty module: on a server the
 * page loads the styles. Server components are always bundled, even if they run in Node.
 */
export const styleImports = {
  [`${styleScheme}*.css`]: { 'react-server': './*.css', node: './noStyle.js', default: './*.css' },
};

/** Only needed in the workspace. `vetsync-source` refers to files that are not published. */
const workspaceOnly = ['devDependencies', 'files', 'scripts'];
const sourceCondition = 'vetsync-source';

/**
 * The published manifest, derived from the source one. The built folder is the published package's root.
 *
 * @param workspace The `package.json` of the source folder.
 */
export function publishedManifest(workspace: Manifest): Manifest {
  const publishedFields = Object.entries(workspace).filter(([field]) => !workspaceOnly.includes(field));
  return {
    ...(Object.fromEntries(publishedFields) as Manifest),
    publishConfig: { access: 'restricted' },
    files: ['**/*', '!.built'],
    exports: Object.fromEntries(
      Object.entries(workspace.exports).map(([path, target]) => [path, published(target)]),
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
