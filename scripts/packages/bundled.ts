import { resolve } from 'node:path';
import { build } from 'esbuild';
import { builtFolder, entriesOf, type PublishedPackage } from './entries.ts';
import { readManifest } from './manifest.ts';

/** Everything that a page gets from one entry, minified. */
export interface Bundled {
  script: Uint8Array;
  style: Uint8Array;
  /** The package's own files in the bundle. */
  files: string[];
}

const nothing = new Uint8Array();

type Mode = 'development' | 'production';
const made = new Map<string, Promise<Map<string, Bundled>>>();

/** What `bundle` makes of a package, once, because `ui` alone has 700 entries. */
export function bundled(
  workspace: PublishedPackage,
  mode: Mode = 'production',
): Promise<Map<string, Bundled>> {
  const key = `${workspace} ${mode}`;
  const bundles = made.get(key) ?? bundle(workspace, mode);
  made.set(key, bundles);
  return bundles;
}

/**
 * Bundles each entry of a built package by itself, including its dependencies and optional peers but not its other peers.
 *
 * @param mode What `NODE_ENV` is in the page.
 * @returns bundles by the entry's full name, such as `@vetsync/ui/components/Button`.
 */
async function bundle(workspace: PublishedPackage, mode: Mode): Promise<Map<string, Bundled>> {
  const folder = builtFolder(workspace);
  const { name, peerDependencies = {}, peerDependenciesMeta = {} } = readManifest(folder);
  const peers = Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional);
  const entries = entriesOf(workspace);
  const { outputFiles, metafile } = await build({
    absWorkingDir: folder,
    entryPoints: Object.fromEntries(entries.map(({ path, script }) => [path.slice(2), script])),
    outdir: '/out',
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    external: [
      ...peers.flatMap((peer) => [peer, `${peer}/*`]),
      // What recognizes a crisis, and its card, are loaded when somebody writes, not with the entry.
      '../model/crisis.js',
      '../model/crisisExamples/index.js',
      './CrisisCard.js',
    ],
    // Fonts are files that the browser requests separately.
    loader: { '.woff2': 'empty' },
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  });
  const written = new Map(outputFiles.map(({ path, contents }) => [path, contents]));
  const inputs = new Map(
    Object.values(metafile.outputs).map(({ entryPoint, inputs: taken }) => [entryPoint, Object.keys(taken)]),
  );
  return new Map(
    entries.map(({ path, script }) => {
      const out = resolve('/out', path.slice(2));
      const entry = {
        script: written.get(`${out}.js`) ?? nothing,
        style: written.get(`${out}.css`) ?? nothing,
        files: (inputs.get(script) ?? []).filter((file) => !file.startsWith('..')),
      };
      return [`${name}${path.slice(1)}`, entry] as const;
    }),
  );
}
