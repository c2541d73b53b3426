/** Which stories a change can reach, by the imports of their sources. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';

const sources = '{machines,ui,samples,stories,.storybook}/**/*';
/** Draws around every story. */
const preview = '.storybook/preview.tsx';
/** Configuration of Storybook, and dependencies: nothing imports them, and everything is built with them. */
const everywhere = [
  '.storybook/{main.ts,*.html}',
  '.storybook/{brandSheet,dependencies}.ts',
  'package-lock.json',
];
/** No picture depends on these. */
const nowhere = ['**/*.{md,mdx,d.ts}', '**/{package,tsconfig*}.json'];
/** Pages of documentation, which show components and aren't pictured. */
const documentation = '.storybook/Docs{Page,Container}.tsx';
/** Loads Spanish for the stories that ask for it. In a picture, all others are in English. */
const languages = '.storybook/language.tsx';
const asksForSpanish = /es-US/;

/** What each file imports. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

const toLocal = (path: string) => relative('.', path).replaceAll('\\', '/');
const ignored = ['**/node_modules/**', '**/dist/**'];
const find = (pattern: string) => globSync(pattern, { exclude: ignored }).map(toLocal);

/** Leaves out other packages, and what Storybook makes up. */
const ownOnly: Plugin = {
  name: 'own-only',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@vetsync/') ? undefined : { external: true },
    );
    onResolve({ filter: /\?/ }, ({ path, resolveDir }) => ({ path: join(resolveDir, path.split('?')[0]!) }));
  },
};

/** The files that each file imports by a pattern. */
function globbedBy(file: string): string[] {
  const calls = readFileSync(file, 'utf8').matchAll(/import\.meta\.glob[^(]*\(\s*(\[[^\]]*\]|'[^']*')/g);
  return [...calls].flatMap(([, patterns = '']) =>
    [...patterns.matchAll(/'([^!'][^']*)'/g)].flatMap(([, pattern = '']) =>
      find(join(dirname(file), pattern)),
    ),
  );
}

/** The imports of all sources, without those of types. */
export async function readGraph(): Promise<Graph> {
  const files = find(`${sources}.{ts,tsx}`).filter((file) => !file.endsWith('.d.ts'));
  const { metafile } = await build({
    stdin: { contents: files.map((file) => `import './${file}';`).join('\n'), resolveDir: '.' },
    bundle: true,
    write: false,
    metafile: true,
    logLevel: 'error',
    format: 'esm',
    outdir: '.',
    jsx: 'automatic',
    conditions: ['vetsync-source', 'module', 'browser', 'production'],
    loader: { '.woff2': 'empty', '.md': 'empty' },
    plugins: [ownOnly],
  });
  const spanish = globbedBy(languages);
  const importsOf = (file: string, imports: readonly { path: string; external?: boolean }[]) => {
    const own = imports.filter(({ external }) => !external).map(({ path }) => path);
    if (matchesGlob(file, documentation)) return [];
    if (file === languages) return own;
    const asksFor = file.startsWith('stories/') && asksForSpanish.test(readFileSync(file, 'utf8'));
    return [...own, ...globbedBy(file), ...(asksFor ? spanish : [])];
  };
  const { '<stdin>': _, ...inputs } = metafile.inputs;
  return new Map(
    Object.entries(inputs).map(([file, { imports }]) => [file, new Set(importsOf(file, imports))]),
  );
}

/** The files that import one of these, directly or not, and these. */
function importersOf(graph: Graph, those: readonly string[]): Set<string> {
  const importers = new Map<string, string[]>();
  for (const [file, imports] of graph)
    for (const imported of imports) importers.set(imported, [...(importers.get(imported) ?? []), file]);
  const found = new Set(those);
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
  return found;
}

const matches = (file: string, patterns: readonly string[]) =>
  patterns.some((pattern) => matchesGlob(file, pattern));

/**
 * Whether a change can reach a story file. A removed file reaches nothing: what imported it has changed as well.
 *
 * @param changed Paths of the files that the change touches, and that still exist.
 */
export function reachOf(graph: Graph, changed: readonly string[]): (storyFile: string) => boolean {
  const relevant = changed.filter((file) => !matches(file, nowhere));
  const reached = importersOf(graph, relevant);
  const isUnknown = (file: string) => matchesGlob(file, sources) && !graph.has(file);
  const isEverywhere =
    reached.has(preview) || relevant.some((file) => matches(file, everywhere) || isUnknown(file));
  return (storyFile) => isEverywhere || reached.has(storyFile);
}
