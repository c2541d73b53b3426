import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

type Chunking = Rolldown.ChunkingContext;

/** Matches paths below `place` that begin with one of the names, which are parted by spaces. */
const below = (place: string, names: string) =>
  new RegExp(
    String.raw`[\\/]${place.replaceAll('/', String.raw`[\\/]`)}[\\/](${names.replaceAll(/\s+/g, '|')})(?=[\\/.])`,
  );

const anyOf = (patterns: readonly RegExp[]) => (id: string) => patterns.some((pattern) => pattern.test(id));

/** What every page is made with. */
const libraries = [
  below('node_modules', 'react react-dom scheduler use-isomorphic-layout-effect use-sync-external-store'),
  below('node_modules', 'xstate @xstate wouter regexparam clsx @vanilla-extract'),
  below('node_modules/lucide-react/dist/esm', 'createLucideIcon Icon context defaultAttributes shared'),
];

/**
 * The behaviour of controls, as far as so many pieces that are fetched on their own share it. With fewer, a sign-in would bring
 * along what only tables and calendars need; with more, it falls apart into files of some hundred bytes. What a shared module
 * needs is shared as often, so the group needs none of what is left outside.
 */
const manyPlaces = 36;
const aria = below(
  'node_modules',
  '@internationalized aria-hidden react-aria react-aria-components react-stately',
);

/** Parts without behaviour of their own, thus without react-aria. */
const parts = [
  below('ui/theme', 'contract sprinkles'),
  below('ui/screens', 'format focusOnArrival'),
  below('ui/screens/system', String.raw`When GuardSpinner Crisis\w+ Veteran\w+`),
  below(
    'ui/components',
    'ActionLink Avatar Badge Box Card DescriptionList EmptyState Grid Heading Icon Inline LinkButton',
  ),
  below('ui/components', 'Logo SkipLink Skeleton Spinner Stack Text VisuallyHidden'),
  below('ui/components/Button', String.raw`PlainButton Button\.css`),
  below('ui/components/Field', String.raw`CharacterCount Field\.css Field\.words`),
];

/** Small things of the app's own that nearly every page has; none needs another file. */
const small = [
  below('app/place', 'go hrefWith once useRoot'),
  below('app/services/browser', 'keptName reader storage tabs'),
];

const icons = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;

/** What the platform shows at first: the shell around its tabs, toasts, and the veteran's home with its chat. */
const atFirst = [
  ...parts,
  below('ui/screens', 'shell home battleBuddy'),
  below('ui/components', 'ToastRegion'),
];

/** Whether something shows this icon at first; some are known by another name as well. */
const isFirstIcon = (id: string, chunking: Chunking): boolean =>
  icons.test(id) &&
  (chunking.getModuleInfo(id)?.importers ?? []).some(
    (one) => anyOf(atFirst)(one) || isFirstIcon(one, chunking),
  );

/** Of the model, what a page needs before anything is done on it. */
const firstOfModel =
  'accountPlace chat crisis filterText guidance navigation news preferences product reader returnTo roles routes shellPlace zoned';

/** Names these modules of the model, and all of the model that they need. */
function modelNamer(name: string, first: string) {
  const found = new Set<string>();
  return (id: string, chunking: Chunking): string | null => {
    const take = (one: string) => {
      if (found.has(one) || !/[\\/]machines[\\/]/.test(one)) return;
      found.add(one);
      chunking.getModuleInfo(one)?.importedIds.forEach(take);
    };
    if (found.size === 0)
      for (const file of first.split(' '))
        take(resolve(import.meta.dirname, `../../machines/model/${file}.ts`));
    return found.has(id) ? name : null;
  };
}

/**
 * Left to itself the bundler makes a file of each set of modules that the same places share: a first screen then asks for
 * ninety files, most of them of a few hundred bytes, which compress badly. What nearly every page has goes into a few here; each
 * group needs only groups above it, so that no file waits for one that waits for it.
 */
export const codeSplitting = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'core', test: anyOf(libraries), priority: 5 },
    { name: 'aria', test: aria, minShareCount: manyPlaces, priority: 5 },
    { name: 'zod', test: below('node_modules', 'zod'), priority: 5 },
    { name: 'parts', test: anyOf(parts), priority: 4 },
    {
      name: (id: string, chunking: Chunking) => (isFirstIcon(id, chunking) ? 'icons' : null),
      debugName: 'icons',
      minShareCount: 2,
      priority: 3,
    },
    { name: 'moreIcons', test: icons, minShareCount: 2, priority: 2 },
    { name: modelNamer('model', firstOfModel), debugName: 'model', priority: 2 },
    {
      name: modelNamer('world', 'world/worldLog world/factOf world/profiles world/told portal/badges'),
      debugName: 'world',
      priority: 1,
    },
    { name: 'site', test: anyOf(small), minShareCount: 2, priority: 0 },
  ],
} satisfies Rolldown.OutputOptions['codeSplitting'];

const always = /[\\/](core|model|parts|site|start|index|rolldown-runtime)-[^\\/]*\.js$/;

/** What the browser fetches together with a piece of code: all it needs, less what every page has by then. */
export const preloaded = (file: string, needed: string[]): string[] =>
  /[\\/]start-[^\\/]*\.js$/.test(file) ? needed : needed.filter((one) => !always.test(one));
