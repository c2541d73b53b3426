import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Chunking = Rolldown.ChunkingContext;

const root = resolve(import.meta.dirname, '../..');
const fromRoot = (file: string) => resolve(root, file);

type Sources = Readonly<Record<string, readonly string[]>>;

/** What the pages are made of, by the file each starts from. */
const pages: Sources = {
  landing: ['app/routes/landing.tsx'],
  auth: ['app/routes/auth.tsx'],
  account: ['app/routes/account.tsx', 'app/routes/account/profile.tsx'],
  leads: ['app/routes/leadsAdmin.tsx'],
};
/** The demo's first screen, which has a budget of its own. */
const firstScreen: Sources = {
  shell: ['app/routes/demoPlatform.tsx'],
  home: ['app/platform/tabs/home/HomeTab.tsx'],
};
/** The other tabs of a veteran, with the samples they show. */
const tabs: Sources = Object.fromEntries(
  ['Profile', 'Wellness', 'Education', 'Career', 'Community', 'Marketplace', 'BattleBuddy'].map((name) => {
    const family = name.charAt(0).toLowerCase() + name.slice(1);
    return [
      `${family}Tab`,
      [`app/platform/tabs/${family}/${name}Tab.tsx`, `samples/${family}/index.ts`].filter((file) =>
        existsSync(fromRoot(file)),
      ),
    ];
  }),
);
const component = (name: string) => `ui/components/${name}/${name}.tsx`;
/** What several pages share, each file without what the files before it hold. */
const shared: Sources = {
  core: ['app/start.tsx', 'ui/screens/system/Toasts.tsx'],
  /** What asks a server, and with zod what reads an answer or checks a form. */
  served: ['app/served.ts', 'app/page/Guarded.tsx', 'app/page/useSignedIn.ts'],
  controls: ['Button', 'Form', 'PasswordField', 'Tabs', 'TextField'].map(component),
  choices: ['Dialog', 'SearchField', 'Select'].map(component),
  table: [component('Table')],
};

const machines = fromRoot('machines');
const samples = fromRoot('samples');
/** Code that is imported by lists of all that a family has. */
const isListed = (id: string) => id.startsWith(machines) || id.startsWith(samples);
const namedImport = /^import\s*\{([^}]*)\}\s*from\s*'([^']+)'/gm;
const givenOn = /^export (?:\*|\{[^}]*\}) from '([^']+)'/gm;
const declaration = /^export (?:async )?(?:const|function|class) (\w+|\{[^}]*\})/gm;

const { exports: machineEntries } = JSON.parse(readFileSync(join(machines, 'package.json'), 'utf8')) as {
  exports: Record<string, { 'vetsync-source': string } | undefined>;
};
/** The source of an entry of the machines; entries that a pattern names are folders of that name. */
const machineEntry = (name: string) =>
  resolve(machines, machineEntries[`./${name}`]?.['vetsync-source'] ?? `${name}/index.ts`);

/** The file of an entry of the machines or samples; undefined where it names something else. */
function entryAt(named: string): string | undefined {
  const [, room, entry = ''] = /^@vetsync\/(machines|samples)\/(.+)$/.exec(named) ?? [];
  if (room === 'machines') return machineEntry(entry);
  return room && resolve(samples, entry, 'index.ts');
}

/** The file within machines or samples that an import names, or null where it names something else. */
function listedAt(from: string, named: string): string | null {
  const file = entryAt(named) ?? (named.startsWith('.') ? resolve(dirname(from), named) : named);
  return isListed(file) ? file : null;
}

/** Finds the file that declares a name: most imports go by lists of all there is, and nobody needs all there is. */
function declarationFinder() {
  const known = new Map<string, Map<string, string>>();
  return function declaredBy(file: string): ReadonlyMap<string, string> {
    const before = known.get(file);
    if (before) return before;
    const found = new Map<string, string>();
    known.set(file, found);
    const text = readFileSync(file, 'utf8');
    for (const [, from = ''] of text.matchAll(givenOn))
      for (const [name, at] of declaredBy(resolve(dirname(file), from))) found.set(name, at);
    for (const [, names = ''] of text.matchAll(declaration))
      for (const [name] of names.matchAll(/\w+/g)) found.set(name, file);
    return found;
  };
}

/** Tells what a module imports; of machines and samples, the files that declare what it names. */
function importFinder(chunking: Chunking) {
  const declaredBy = declarationFinder();
  return (id: string): readonly string[] => {
    const { importedIds = [] } = chunking.getModuleInfo(id) ?? {};
    if (!importedIds.some(isListed)) return importedIds;
    const named = [...readFileSync(id, 'utf8').matchAll(namedImport)].flatMap(([, names = '', from = '']) => {
      const file = listedAt(id, from);
      if (!file) return [];
      const declared = declaredBy(file);
      return names
        .split(',')
        .map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')
        .flatMap((name) => declared.get(name) ?? []);
    });
    return [...importedIds.filter((one) => !isListed(one)), ...named];
  };
}

/** What zod checks data with; the demo's first screen does without. */
const isZod = /[\\/]node_modules[\\/]zod[\\/]/;
const icons = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;
/** Where the platform is, and what it is drawn with. */
const ofPlatform = /^app\/platform\/|^ui\/screens\/|^app\/routes\/\w*[pP]latform/;

/** Sorts what the pages need into the files in which it is fetched; each file needs only files that come before it here. */
function sort(chunking: Chunking): ReadonlyMap<string, string> {
  const importsOf = importFinder(chunking);
  /** All that is needed by some files, those included. */
  const neededBy = (files: readonly string[]) => {
    const found = new Set<string>();
    const take = (id: string) => {
      if (found.has(id)) return;
      found.add(id);
      importsOf(id).forEach(take);
    };
    files.map(fromRoot).forEach(take);
    return found;
  };
  const needs = (sources: Sources) =>
    Object.entries(sources).map(([name, files]) => ({ name, found: neededBy(files) }));
  const usersOf = (patterns: ReturnType<typeof needs>) => {
    const users = new Map<string, string[]>();
    for (const { name, found } of patterns)
      for (const id of found) users.set(id, [...(users.get(id) ?? []), name]);
    return users;
  };
  const sorted = new Map<string, string>();
  const put = (id: string, name: string) => !sorted.has(id) && sorted.set(id, name);

  const checks = new Map<string, boolean>();
  const isCheck = (id: string): boolean => {
    const known = checks.get(id);
    if (known !== undefined) return known;
    checks.set(id, false);
    const found = isZod.test(id) || (isListed(id) && importsOf(id).some(isCheck));
    checks.set(id, found);
    return found;
  };

  const ofPages = usersOf(needs(pages));
  const ofFirstScreen = usersOf(needs(firstScreen));
  const tabGroups = usersOf(needs(tabs));

  /** All that is fetched when it is first needed, each with what it needs itself. */
  const fetched = new Map<string, ReadonlySet<string>>();
  const visit = (id: string) => {
    for (const one of chunking.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
      if (fetched.has(one)) continue;
      const found = neededBy([one]);
      fetched.set(one, found);
      found.forEach(visit);
    }
  };
  neededBy(['app/main.ts']).forEach(visit);
  const usedElsewhere = (id: string, isOwn: (file: string) => boolean) =>
    [...fetched].some(([file, found]) => found.has(id) && !isOwn(relative(root, file)));

  for (const id of neededBy(['app/main.ts'])) put(id, 'site');
  for (const id of ofFirstScreen.keys())
    if (ofPages.has(id) || usedElsewhere(id, (file) => ofPlatform.test(file)))
      put(id, isCheck(id) ? 'served' : 'core');
  for (const { name, found } of needs(shared)) for (const id of found) put(id, isCheck(id) ? 'served' : name);
  for (const [id, [only = '', ...others]] of ofFirstScreen)
    put(id, others.length > 0 || tabGroups.has(id) ? 'shell' : only);
  for (const [id, [only = '', ...others]] of ofPages) {
    const isOwn = (file: string) => file.startsWith(`app/routes/${only}`);
    if (others.length > 0) put(id, 'controls');
    else if (!usedElsewhere(id, isOwn)) put(id, only);
    else if (only !== 'landing') put(id, only === 'leads' ? 'choices' : 'controls');
  }
  for (const id of neededBy(['app/routes/platform.tsx'])) put(id, 'platform');
  for (const [id, [only = '', ...others]] of tabGroups) {
    const isOwn = (file: string) => file.startsWith(`app/platform/tabs/${only.replace(/Tab$/, '')}`);
    put(id, others.length > 0 || usedElsewhere(id, isOwn) ? 'tabs' : only);
  }
  return sorted;
}

/** Names the file of each module that `sort` found. */
function chunkNamer() {
  let sorted: ReadonlyMap<string, string> | undefined;
  return (id: string, chunking: Chunking): string | null => {
    sorted ??= sort(chunking);
    return sorted.get(id) ?? null;
  };
}

/**
 * Left to itself the bundler makes a file of each set of modules that the same places share, most of them of a few hundred
 * bytes: a browser fetches six at a time, each at the price of a round trip, and small files compress badly. So whatever one
 * of the pages needs to be usable is in one of a few files.
 */
export const codeSplitting = {
  includeDependenciesRecursively: false,
  groups: [
    { name: chunkNamer(), debugName: 'pages', priority: 5 },
    { name: 'moreIcons', test: icons, minShareCount: 2, priority: 2 },
  ],
} satisfies Rolldown.OutputOptions['codeSplitting'];

const always = /[\\/](core|site|index)-[^\\/]*\.js$/;

/** What the browser fetches together with a piece of code: all it needs, less what every page has by then. */
export const preloaded = (file: string, needed: string[]): string[] =>
  /[\\/]core-[^\\/]*\.js$/.test(file) ? needed : needed.filter((one) => !always.test(one));

/** Where the build says which file each module of the app is in, for `prerender.ts`. */
export const chunkListFile = '.vite/chunks.json';

export const chunkList = (): Plugin => ({
  name: 'chunk-list',
  apply: (_, { isSsrBuild = false }) => !isSsrBuild,
  generateBundle(_, bundle) {
    const app = fromRoot('app');
    const files: Record<string, string> = {};
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk')
        for (const id of chunk.moduleIds) if (id.startsWith(app)) files[relative(app, id)] = chunk.fileName;
    this.emitFile({ type: 'asset', fileName: chunkListFile, source: JSON.stringify(files) });
  },
});
