import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { minify, type MinifyOptions } from 'terser';
import type { Plugin, Rolldown } from 'vite';

type Chunking = Rolldown.ChunkingContext;

const root = resolve(import.meta.dirname, '../..');
const fromRoot = (file: string) => resolve(root, file);

type Sources = Readonly<Record<string, readonly string[]>>;

/** Entry files of the pages. */
const pages: Sources = {
  landing: ['app/routes/landing.tsx'],
  auth: ['app/routes/auth.tsx'],
  account: ['app/routes/account.tsx', 'app/routes/account/profile.tsx'],
  leads: ['app/routes/leadsAdmin.tsx'],
};
/** The demo's first screen, which has its own size budget. */
const firstScreen: Sources = {
  shell: ['app/routes/demoPlatform.tsx'],
  home: ['app/platform/tabs/home/HomeTab.tsx', 'samples/home/index.ts'],
};
/** The other tabs of a veteran, with the samples they show. */
const tabs: Sources = Object.fromEntries(
  ['Profile', 'Wellness', 'Education', 'Career', 'Community', 'Marketplace', 'BattleBuddy'].map((name) => {
    const family = name.charAt(0).toLowerCase() + name.slice(1);
    const samples = globSync(`samples/${family}/*.ts`, { cwd: root });
    return [`${family}Tab`, [`app/platform/tabs/${family}/${name}Tab.tsx`, ...samples]];
  }),
);
const component = (name: string) => `ui/components/${name}/${name}.tsx`;
/** Code that several pages share. Each chunk excludes the modules of the chunks before it. */
const shared: Sources = {
  core: ['app/start.tsx', 'app/page/lazy/lazyOverlay.tsx'],
  /** Code that calls the server, and, with zod, code that parses responses or validates forms. */
  server: [
    'app/serverActors.ts',
    'app/page/Guarded.tsx',
    'app/services/sessionChanges.ts',
    'app/routes/serverPages.ts',
    'machines/system/model/feedTiming.ts',
  ],
  /** What a card says about a crisis, for the messages that the platform keeps. */
  help: ['machines/system/model/crisisHelp.ts'],
  /** One file, because a ninth script would delay a tab that is opened by its address. */
  controls: [
    ...['Button', 'Form', 'PasswordField', 'Tabs', 'TextField', 'Dialog', 'SearchField', 'Select'].map(
      component,
    ),
    // What was found in a message, and its card. The lists that find it are apart.
    'ui/screens/system/crisis/CrisisCard.tsx',
    // It shares an icon with the table, which pages with forms don't need.
    'ui/screens/system/lists/ListFinder.tsx',
    // Small parts of several panels. Each name of a file costs the first screen more than these cost the others.
    component('CodeField'),
    component('Kbd'),
    'machines/account/reauthenticate/reauthenticate.setup.ts',
    'ui/screens/shell/profiles/ActingSwitcher.words.ts',
  ],
  table: [component('Table')],
  /** Long lists that recognize a crisis, loaded when somebody has written something. */
  crisis: ['machines/system/model/crisis.ts'],
};

/** What the demo's organizations see first. */
const dashboards: Sources = Object.fromEntries(
  ['recruiter/dashboard', 'university/dashboard', 'nonprofit/dashboard', 'hospital/dashboard'].map((name) => [
    name,
    [`app/platform/tabs/${name}.tsx`],
  ]),
);

const machines = fromRoot('machines');
const samples = fromRoot('samples');
const language = fromRoot('ui/language');
/** Code that is imported by lists of all that a folder has. */
const isListed = (id: string) => [machines, samples, language].some((folder) => id.startsWith(folder));
const namedImport = /^import\s*\{([^}]*)\}\s*from\s*'([^']+)'/gm;
const givenOn = /^export (?:\*|\{[^}]*\}) from '([^']+)'/gm;
const declaration = /^export (?:async )?(?:const|function|class) (\w+|\{[^}]*\})/gm;

/** The file of an entry of `machines`, `samples` or `ui/language`; undefined for other imports. */
function entryAt(named: string): string | undefined {
  if (named === '@vetsync/ui/language') return resolve(language, 'index.ts');
  const [, workspace, entry = ''] = /^@vetsync\/(machines|samples)\/(.+)$/.exec(named) ?? [];
  return workspace && fromRoot(`${workspace}/${entry}/index.ts`);
}

/** The file in one of these folders that an import resolves to, or null for other imports. */
function listedAt(from: string, named: string): string | null {
  const file = entryAt(named) ?? (named.startsWith('.') ? resolve(dirname(from), named) : named);
  return isListed(file) ? file : null;
}

/** Finds the file that declares a name. Most imports use index files, which would pull in everything. */
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

/** Finds the modules that a module imports; for listed code, the files that declare the imported names. */
function importFinder(chunking: Chunking) {
  const declaredBy = declarationFinder();
  return (id: string): readonly string[] => {
    const { importedIds = [] } = chunking.getModuleInfo(id) ?? {};
    // A family's samples are fetched together, so their index needs all of them.
    const isSampleIndex = id.startsWith(samples) && id.endsWith('/index.ts');
    if (isSampleIndex || !importedIds.some(isListed)) return importedIds;
    const named = [...readFileSync(id.replace(/\?.*$/, ''), 'utf8').matchAll(namedImport)].flatMap(
      ([, names = '', from = '']) => {
        const file = listedAt(id, from);
        if (!file) return [];
        const declared = declaredBy(file);
        return names
          .split(',')
          .map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')
          .flatMap((name) => declared.get(name) ?? [])
          .map((declaring) => {
            // In the Spanish build, another file may have taken its place.
            const spanish = declaring.replace(/\.ts$/, '.es.ts');
            return importedIds.includes(spanish) ? spanish : declaring;
          });
      },
    );
    return [...importedIds.filter((importedId) => !isListed(importedId)), ...named];
  };
}

/** The demo's first screen doesn't load zod. */
const isZod = /[\\/]node_modules[\\/]zod[\\/]/;
const icons = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;
/** Files of pages with the platform's shell around them, and services that only they need on a first visit. */
const ofPlatform =
  /^app\/platform\/|^app\/services\/(preferences|world)|^ui\/screens\/|^app\/routes\/\w*([pP]latform|[aA]dmin)/;
/** Their pages share a frame, and so a chunk. */
const ofAdministrators = /^app\/routes\/(\w*Admin|adminDashboard|leads\/|admin\/)/;

/** Assigns the pages' modules to chunks. Each chunk depends only on chunks that are listed before it. */
function chunksOf(chunking: Chunking): ReadonlyMap<string, string> {
  const importsOf = importFinder(chunking);
  /** All modules that the files import, directly or not, and the files themselves. */
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

  // Administrators' pages have the platform's shell around them. What both need is the platform's.
  const ofAccount = neededBy(['app/routes/platform.tsx']);
  const pagesApart = needs(pages).map(({ name, found }) => ({
    name,
    found: name === 'leads' ? new Set([...found].filter((id) => !ofAccount.has(id))) : found,
  }));
  const ofPages = usersOf(pagesApart);
  const ofFirstScreen = usersOf(needs(firstScreen));
  const tabGroups = usersOf(needs(tabs));

  /** All dynamically imported modules with their dependencies. */
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
  const usedElsewhere = (id: string, isOwnFile: (file: string) => boolean) =>
    [...fetched].some(([file, found]) => found.has(id) && !isOwnFile(relative(root, file)));

  for (const id of neededBy(['app/main.ts'])) put(id, 'site');
  for (const id of ofFirstScreen.keys())
    if (ofPages.has(id) || usedElsewhere(id, (file) => ofPlatform.test(file)))
      put(id, isCheck(id) ? 'server' : 'core');
  for (const { name, found } of needs(shared)) for (const id of found) put(id, isCheck(id) ? 'server' : name);
  for (const [id, [only = '', ...others]] of ofFirstScreen)
    put(id, others.length > 0 || tabGroups.has(id) ? 'shell' : only);
  for (const [id, [only = '', ...others]] of ofPages) {
    const isOwnFile = (file: string) =>
      only === 'leads' ? ofAdministrators.test(file) : file.startsWith(`app/routes/${only}`);
    if (others.length > 0) put(id, 'controls');
    else if (!usedElsewhere(id, isOwnFile)) put(id, only);
    else if (only !== 'landing') put(id, 'controls');
  }
  for (const id of ofAccount) put(id, tabGroups.has(id) ? 'server' : 'platform');
  for (const [id, [only = '', ...others]] of tabGroups) {
    const family = only.replace(/Tab$/, '');
    const isOwnFile = (file: string) =>
      [`app/platform/tabs/${family}/`, `samples/${family}/`].some((own) => file.startsWith(own));
    put(id, others.length > 0 || usedElsewhere(id, isOwnFile) ? 'tabs' : only);
  }
  for (const [id, dashboardsWith] of usersOf(needs(dashboards)))
    if (dashboardsWith.length > Object.keys(dashboards).length / 2) put(id, 'dashboards');
  // Three tabs of the demo search these, and need the dashboards' code for it.
  for (const id of neededBy(['app/demo/demoListings.ts', 'app/demo/pace.ts'])) put(id, 'dashboards');
  return sorted;
}

/** Returns the chunk name of each module that `chunksOf` found. */
function chunkNamer() {
  let sorted: ReadonlyMap<string, string> | undefined;
  return (id: string, chunking: Chunking): string | null => {
    sorted ??= chunksOf(chunking);
    return sorted.get(id) ?? null;
  };
}

/**
 * By default, the bundler creates a file per set of modules that the same pages share, most of them a few hundred bytes.
 * A browser loads six files at a time, each costs a round trip, and small files compress badly. So the code that a page
 * needs to be usable is in a few larger files.
 */
export const codeSplitting = {
  includeDependenciesRecursively: false,
  groups: [
    { name: chunkNamer(), debugName: 'pages', priority: 5 },
    { name: 'moreIcons', test: icons, minShareCount: 2, priority: 2 },
  ],
} satisfies Rolldown.OutputOptions['codeSplitting'];

const always = /[\\/]((core|site|index|rolldown-runtime)-[^\\/]*\.js|core-[^\\/]*\.css)$/;

/** Files to preload together with a chunk: its dependencies without those that every page has already loaded. */
export function preloaded(file: string, needed: string[]): string[] {
  if (/[\\/]core-[^\\/]*\.js$/.test(file)) return needed;
  const missing = needed.filter((item) => !always.test(item));
  // The chunk itself is among them. Alone it needs no preloading.
  return missing.length > 1 ? missing : [];
}

/** The build writes here which file contains each module of the app, for `prerender.ts`. */
export const chunkListFile = '.vite/chunks.json';

/** Fails the build if chunks import each other: one of them would run before its imports are defined. */
function refuseCycles(bundle: Rolldown.OutputBundle): void {
  const importsOf = (file: string) => {
    const chunk = bundle[file];
    return chunk?.type === 'chunk' ? chunk.imports : [];
  };
  const finished = new Set<string>();
  const visit = (file: string, path: readonly string[]) => {
    if (path.includes(file)) throw new Error(`Chunks import each other: ${[...path, file].join(' -> ')}`);
    if (finished.has(file)) return;
    for (const next of importsOf(file)) visit(next, [...path, file]);
    finished.add(file);
  };
  for (const file of Object.keys(bundle)) visit(file, []);
}

/** Files that most pages load. A second minifier takes another percent off, which is worth its seconds only there. */
const everywhere: readonly string[] = ['core', 'shell'];
const minifying: MinifyOptions = { module: true, compress: { passes: 2 } };
const { version: minifier } = createRequire(import.meta.url)('terser/package.json') as { version: string };
export const minifyMore = (): Plugin => ({
  name: 'minify-more',
  apply: (_, { isSsrBuild = false }) => !isSsrBuild,
  // Browsers keep a file by its name for good, and names are made before this runs.
  augmentChunkHash: ({ name }) =>
    everywhere.includes(name) ? minifier + JSON.stringify(minifying) : undefined,
  async generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(
      (chunk) => chunk.type === 'chunk' && everywhere.includes(chunk.name),
    ) as Rolldown.OutputChunk[];
    for (const chunk of chunks) {
      const { code } = await minify(chunk.code, minifying);
      chunk.code = code ?? chunk.code;
    }
  },
});

export const chunkList = (): Plugin => ({
  name: 'chunk-list',
  apply: (_, { isSsrBuild = false }) => !isSsrBuild,
  generateBundle(_, bundle) {
    refuseCycles(bundle);
    const app = fromRoot('app');
    const files: Record<string, string> = {};
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk')
        for (const id of chunk.moduleIds) if (id.startsWith(app)) files[relative(app, id)] = chunk.fileName;
    this.emitFile({ type: 'asset', fileName: chunkListFile, source: JSON.stringify(files) });
  },
});
