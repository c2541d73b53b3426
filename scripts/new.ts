/**
 * Begins a screen with all that belongs to it: machine, view, words in both languages, stories, statechart, tests.
 *
 *     npm run new -- screen career/workHistory "Work history" "Historial de trabajo"
 *
 * Its family (`career`) must exist. What is written loads a list of names, and passes all checks.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { root } from './packages/entries.ts';

const [kind, path = '', title, spanish] = process.argv.slice(2);
const [family = '', name = ''] = path.split('/');
const inRoot = (file: string) => resolve(root, file);
const spanishFile = `ui/screens/${family}/spanish.ts`;
const payloadsFile = `stories/Machines/payloads/${family}.ts`;
const chartsFile = 'stories/Machines/Statecharts.stories.tsx';
const isFamily = [spanishFile, payloadsFile].every((file) => existsSync(inRoot(file)));
if (kind !== 'screen' || !/^[a-z]\w+$/.test(name) || !title || !spanish || !isFamily) {
  console.error(
    'npm run new -- screen FAMILY/name "Title" "Título", with a family that has a machine and a screen',
  );
  process.exit(1);
}
const Name = name.charAt(0).toUpperCase() + name.slice(1);
const entry = `${family}/${name}/${name}`;
if (existsSync(inRoot(`machines/${family}/${name}`)))
  throw new Error(`machines/${family}/${name} is there already`);

const files: Readonly<Record<string, string>> = {
  [`machines/${family}/${name}/index.ts`]: `export * from './${name}.machine.ts';`,
  [`machines/${entry}.machine.ts`]: `
import { assign, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { onTimeout, promiseNotProvided, transitionWithError, withEvent } from '../../kit/index.ts';
import { callSetup } from '../../kit/provenCall.ts';
import { problemMessage, unreachable } from '../../system/model/index.ts';
import type { Phrase, Problem, ProofEmitted, ProofParentEvent } from '../../system/model/index.ts';

/** Events that the screen sends. */
export type ${Name}Event = { type: 'page.retry' };
type Event = ${Name}Event | ProofParentEvent;

export interface ${Name}Item {
  id: string;
  name: string;
}

export interface ${Name}Context {
  items: readonly ${Name}Item[];
  /** Why loading failed. */
  problem: Problem;
}

const calls = callSetup<${Name}Context, Event>()('');

/** ${title}: loads, and lists, or says why it can't. */
export const ${name}Machine = setup({
  types: { context: {} as ${Name}Context, events: {} as Event, emitted: {} as ProofEmitted },
  actors: { loadItems: promiseNotProvided<readonly ${Name}Item[], void>('loadItems') },
  actions: {
    ...calls.actions,
    setItems: assign((_, { output }: { output: readonly ${Name}Item[] }) => ({ items: output })),
  },
  guards: calls.guards,
  delays: calls.delays,
}).createMachine({
  id: '${name}',
  context: { items: [], problem: unreachable },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadItems',
        onDone: { target: 'ready', actions: withEvent('setItems') },
        onError: transitionWithError('refused'),
      },
      after: onTimeout('failed'),
    },
    refused: {
      always: [{ guard: 'proofDue', target: 'failed', actions: 'requestProof' }, { target: 'failed' }],
    },
    failed: { on: { 'page.retry': 'loading', 'proof.given': 'loading' } },
    ready: {},
  },
});

export interface ${Name}View {
  state: 'loading' | 'failed' | 'ready';
  items: readonly ${Name}Item[];
  /** Why it could not be loaded, or null. */
  failure: Phrase | null;
}

export function ${name}View({
  value,
  context: { items, problem },
}: SnapshotFrom<typeof ${name}Machine>): ${Name}View {
  const state = value === 'refused' ? 'loading' : value;
  return { state, items, failure: state === 'failed' ? problemMessage(problem) : null };
}`,
  [`ui/screens/${family}/${Name}.words.ts`]: `
export const ${name}Words = {
  title: ${JSON.stringify(title)},
  loading: 'Loading…',
  none: 'There’s nothing here yet.',
  failed: { title: 'We couldn’t load this page', retry: 'Try again' },
} as const;`,
  [`ui/screens/${family}/${Name}.words.es.ts`]: `
import { translate } from '../../language/translate.ts';
import type * as english from './${Name}.words.ts';

export const ${name}Words = translate<typeof english.${name}Words>({
  title: ${JSON.stringify(spanish)},
  loading: 'Cargando…',
  none: 'Todavía no hay nada aquí.',
  failed: { title: 'No se pudo cargar esta página', retry: 'Intentar de nuevo' },
});`,
  [`ui/screens/${family}/${Name}.tsx`]: `
import type { ${Name}Event, ${Name}View } from '@vetsync/machines/${family}/${name}';
import { Row, RowList } from '../../components/RowList/RowList.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { SectionLoading } from '../account/SectionLoading.tsx';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';
import type { ScreenProps } from '../system/parts/screenProps.ts';
import { ${name}Words } from './${Name}.words.ts';

export type ${Name}Props = ScreenProps<${Name}View, ${Name}Event>;

export function ${Name}({ view: { state, items, failure }, send }: ${Name}Props) {
  const words = useWords(${name}Words);
  if (state === 'loading') return <SectionLoading>{words.loading}</SectionLoading>;
  if (state === 'failed')
    return <LoadFailed words={words.failed} failure={failure} onRetry={() => send({ type: 'page.retry' })} />;
  return (
    <Section title={words.title}>
      {items.length === 0 ? (
        <Text tone="muted">{words.none}</Text>
      ) : (
        <RowList>
          {items.map(({ id, name }) => (
            <Row key={id} title={name} />
          ))}
        </RowList>
      )}
    </Section>
  );
}`,
  [`stories/Screens/${family}/${Name}.stories.tsx`]: `
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name}Machine, ${name}View, type ${Name}Context } from '@vetsync/machines/${family}/${name}';
import { ${Name} } from '@vetsync/ui/screens/${family}/${Name}';
import { expect, fn, userEvent } from 'storybook/test';
import type { StateValue } from 'xstate';
import { unreachable } from '../../support/account.ts';
import { inState } from '../../support/inState.ts';

const meta = {
  title: 'Screens/${family}/${Name}',
  component: ${Name},
  args: { send: fn() },
} satisfies Meta<typeof ${Name}>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (value: StateValue, context: Partial<${Name}Context> = {}) =>
  inState(${name}Machine, ${name}View, { value, context });

export const Standard: Story = {
  tags: ['${name}:ready'],
  ...shown('ready', { items: [{ id: 'first', name: 'The first one' }] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The first one')).toBeVisible();
  },
};

export const Empty: Story = shown('ready');

export const Loading: Story = { tags: ['${name}:loading'], ...shown('loading') };

export const Failed: Story = {
  tags: ['${name}:failed'],
  ...shown('failed', { problem: unreachable }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'page.retry' });
  },
};`,
  [`tests/machines/${family}/${name}.test.ts`]: `
import { statesOf } from '@vetsync/machines/kit';
import { expect, test } from 'vitest';
import { ${name}Machine, ${name}View, type ${Name}Item } from '../../../machines/${family}/${name}/index.ts';
import { held, problem, run } from '../support/run.ts';

function opened() {
  const load = held<readonly ${Name}Item[]>();
  const { actor } = run(${name}Machine, { actors: { loadItems: load.logic } });
  return { actor, load, view: () => ${name}View(actor.getSnapshot()) };
}

test('has exactly these stable states', () => {
  expect(statesOf(${name}Machine)).toEqual(['loading', 'failed', 'ready']);
});

test('lists what was loaded', async () => {
  const { load, view } = opened();
  expect(view()).toEqual({ state: 'loading', items: [], failure: null });
  await load.last().resolve([{ id: 'first', name: 'The first one' }]);
  expect(view()).toMatchObject({ state: 'ready', items: [{ id: 'first' }] });
});

test('says why it could not load, and loads again', async () => {
  const { actor, load, view } = opened();
  await load.last().reject(problem(503));
  expect(view().state).toBe('failed');
  expect(view().failure).not.toBeNull();
  actor.send({ type: 'page.retry' });
  await load.last().resolve([]);
  expect(view()).toEqual({ state: 'ready', items: [], failure: null });
});`,
};

/** Lines that a file gets before the first one that the pattern finds. */
const insertions: readonly (readonly [file: string, before: RegExp, lines: string])[] = [
  [
    spanishFile,
    /^\/\*\* Spanish/m,
    `import * as ${name} from './${Name}.words.ts';\nimport * as ${name}Spanish from './${Name}.words.es.ts';\n`,
  ],
  [spanishFile, /^\];/m, `  [${name}.${name}Words, ${name}Spanish.${name}Words],\n`],
  [payloadsFile, /^import/m, `import type { ${name}Machine } from '@vetsync/machines/${family}/${name}';\n`],
  [
    payloadsFile,
    /^\};?\n*$(?![^]*^\};?\n*$)/m,
    `  ${name}: payloadsOf<typeof ${name}Machine>({\n    outputs: { loadItems: () => [[{ id: 'first', name: 'The first one' }], []] },\n  }),\n`,
  ],
  [
    chartsFile,
    /^export const (?!default)/m,
    `export const ${Name} = machine('${name}', () => import('../Screens/${family}/${Name}.stories.tsx'));\n`,
  ],
];

for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(inRoot(file)), { recursive: true });
  writeFileSync(inRoot(file), `${text.trim()}\n`);
}
for (const [file, before, lines] of insertions) {
  const text = readFileSync(inRoot(file), 'utf8');
  const at = before.exec(text)?.index;
  if (at === undefined) throw new Error(`${file} has no place for ${name}`);
  writeFileSync(inRoot(file), text.slice(0, at) + lines + text.slice(at));
}
const written = [...Object.keys(files), ...new Set(insertions.map(([file]) => file))];
execFileSync(inRoot('node_modules/.bin/oxfmt'), written, { cwd: root });
console.log(
  `${written.join('\n')}\n\nNext: declare its calls in app/services, and show it on a page (docs/adding.md).`,
);
