/**
 * Measures what English readers pay for Spanish: builds the app as it is, and without what exists for another language.
 * Prints by first screen how many bytes it has without, compressed, and how many more it has with it, minified.
 *
 * What is added isn't measured compressed: a symbol more or less renames others and moves what follows, and that alone
 * changes the compressed size by more than a hundred bytes, in both directions (docs/decisions/041).
 *
 *     NODE_ENV=production node scripts/packages/languageCost.ts --compressed
 *
 * prints what is added compressed: 24 measurements, and their average. It takes five minutes or more.
 */
import { relative, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { root } from './entries.ts';

/** What takes the place of the files that only exist because there is another language. */
const oneLanguage: Readonly<Record<string, string>> = {
  'app/language/OtherLanguage.tsx': 'export const OtherLanguage = ({ children }) => children;',
  'app/language/LanguageProvider.tsx': 'export const LanguageProvider = ({ children }) => children;',
  'app/language/paths.ts':
    'export const pathWithin = (path) => path; export const pathInUrl = (path) => path;',
  'app/language/language.ts': "export const language = 'en', locale = 'en-US', base = '', inLanguage = {};",
  'app/services/accountLanguage.ts': 'export const followAccountLanguage = () => {};',
  'ui/screens/system/parts/LanguageLink.tsx': 'export const LanguageLink = () => null;',
  'ui/screens/shell/navigation/LanguageNavLink.tsx': 'export const LanguageNavLink = () => null;',
  'ui/language/otherLanguage.ts':
    'export const OtherLanguageContext = null; export const useOtherLanguage = () => null;',
};
const replaced = new Set<string>();
const inOneLanguage: Plugin = {
  name: 'one-language',
  enforce: 'pre',
  load(id) {
    const file = relative(root, id).replaceAll('\\', '/');
    if (oneLanguage[file] !== undefined) replaced.add(file);
    return oneLanguage[file] ?? null;
  },
};

/**
 * Puts other code in front of each script: so many functions. It gives what follows other names and another place, as any
 * change of the app does.
 */
const afterFunctions = (count: number): Plugin => ({
  name: 'after-functions',
  renderChunk(code) {
    const names = Array.from({ length: count }, (_, at) => `other${at}`);
    const functions = names.map((name, at) => `function ${name}() { console.log(${at}); }`);
    const calls = names.map((name) => `${name}();`);
    return [...functions, `globalThis.others = () => { ${calls.join(' ')} };`, code].join('\n');
  },
});

/** The scripts of the English app, by the name of their chunk. */
async function scripts(plugins: Plugin[]): Promise<Map<string, string>> {
  const { output } = (await build({
    configFile: resolve(root, 'app/vite.config.ts'),
    logLevel: 'error',
    plugins,
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.name, file.code]] : [])));
}

/** Without the hashes in the names of other scripts, which differ each time. */
const withoutHashes = (code: string) => code.replaceAll(/-[\w-]{8}\.(js|css)/g, '.$1');
const compressed = (code: string) => brotliCompressSync(withoutHashes(code)).length;
const minified = (code: string) => withoutHashes(code).length;

/** The scripts of each first screen that have something of the other language. */
const firstScreens = {
  'the landing page': ['core', 'site', 'landing'],
  'sign-in': ['core', 'site', 'server', 'controls', 'auth'],
  'the demo': ['core', 'site', 'shell', 'home'],
  'the platform': ['core', 'site', 'server', 'shell', 'home', 'platform'],
} as const;

const sizeOf = (
  chunks: ReadonlyMap<string, string>,
  names: readonly string[],
  measure: (code: string) => number,
) =>
  names.reduce((sum, name) => {
    const code = chunks.get(name);
    if (code === undefined) throw new Error(`There is no script ${name}`);
    return sum + measure(code);
  }, 0);

/** The app as it is, and without what exists for another language. */
async function measureCosts(plugins: Plugin[] = []) {
  const both = await scripts(plugins);
  const one = await scripts([...plugins, inOneLanguage]);
  const unused = Object.keys(oneLanguage).filter((file) => !replaced.has(file));
  if (unused.length > 0) throw new Error(`Not in the app: ${unused.join(', ')}`);
  return Object.entries(firstScreens).map(([page, names]) => {
    const without = sizeOf(one, names, compressed);
    return {
      page,
      without,
      cost: sizeOf(both, names, minified) - sizeOf(one, names, minified),
      costCompressed: sizeOf(both, names, compressed) - without,
    };
  });
}

const measurements = 24;

/** Compressed costs of each first screen, one for each number of functions in front, and their average. */
async function measureCompressed() {
  const costs = new Map<string, number[]>();
  for (let count = 1; count <= measurements; count += 1)
    for (const { page, costCompressed } of await measureCosts([afterFunctions(count)]))
      costs.set(page, [...(costs.get(page) ?? []), costCompressed]);
  return [...costs].map(([page, all]) => [
    page,
    { average: Math.round(all.reduce((sum, cost) => sum + cost, 0) / all.length), all: all.join(' ') },
  ]);
}

const result = process.argv.includes('--compressed')
  ? await measureCompressed()
  : (await measureCosts()).map(({ page, without, cost }) => [page, { without, cost }]);
console.log(JSON.stringify(Object.fromEntries(result)));
