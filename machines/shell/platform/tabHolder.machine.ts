import { assign, emit, fromPromise, sendTo, setup } from 'xstate';
import type { ActorLogic, ActorRef, AnyActorLogic, EventObject, Snapshot, SnapshotFrom } from 'xstate';
import { relayed, withEvent } from '../../kit/index.ts';
import type { PersonChanged, RouteChanged, System } from '../../kit/index.ts';
import { hosted } from './hosted.ts';
import type { HostedInput } from './hosted.ts';
import type { TabEmitted, TabInput, TabParentEvent } from './tabHolder.events.ts';

/** What a tab runs: its machine, and the samples that this platform shows in it. */
export interface TabCode {
  logic: AnyActorLogic;
  samples: unknown;
}

/** A tab's code, fetched when the tab is first opened. */
export interface LazyTab {
  /** Whoever asks while it is being fetched gets the same promise. */
  fetch: () => Promise<TabCode>;
  /** Undefined until it was fetched. */
  fetched: () => TabCode | undefined;
}

type TabLogic<
  S extends Snapshot<unknown>,
  E extends EventObject,
  Emitted extends EventObject,
  Samples,
> = ActorLogic<S, E, TabInput<Samples>, System, Emitted>;

/** A tab's machine with its samples, whose types are checked against each other. */
export const tabCode = <
  S extends Snapshot<unknown>,
  E extends EventObject,
  Emitted extends TabEmitted,
  Samples,
>(
  logic: TabLogic<S, E, Emitted, Samples> & (RouteChanged extends E ? unknown : never),
  samples: Samples,
): TabCode => ({ logic, samples });

/** Its machine takes a {@link TabInput}, emits nothing but {@link TabEmitted}, and hears of each route within the tab. */
export function lazyTab<
  S extends Snapshot<unknown>,
  E extends EventObject,
  Emitted extends TabEmitted,
  Samples,
>(
  load: () => Promise<{
    logic: TabLogic<S, E, Emitted, Samples> & (RouteChanged extends E ? unknown : never);
    samples: Samples;
  }>,
): LazyTab {
  let fetched: TabCode | undefined;
  let fetching: Promise<TabCode> | undefined;
  async function begin(): Promise<TabCode> {
    try {
      fetched = await load();
      return fetched;
    } finally {
      fetching = undefined;
    }
  }
  return {
    fetch: () => (fetching ??= begin()),
    fetched: () => fetched,
  };
}

export interface TabHolderInput {
  code: LazyTab;
  tab: Omit<TabInput, 'samples'>;
}

/** What the fetched machine is run with. */
function contentOf({ code, tab }: TabHolderInput): HostedInput {
  const fetched = code.fetched();
  if (!fetched) throw new Error('A tab is run only after its code was fetched.');
  const { logic, samples } = fetched;
  return { logic, input: { ...tab, samples } };
}

/**
 * Holds the open tab: fetches its code, runs its machine, and is the supervisor of both. An error ends this tab alone, which
 * can then be tried again.
 */
export const tabHolderMachine = setup({
  types: {
    context: {} as TabHolderInput,
    events: {} as TabEmitted | TabParentEvent | { type: 'tab.retry' },
    emitted: {} as TabEmitted,
    input: {} as TabHolderInput,
    children: {} as { code: 'code'; content: 'content' },
  },
  actors: {
    code: fromPromise<TabCode, LazyTab>(({ input }) => input.fetch()),
    content: relayed(hosted),
  },
  actions: {
    setRoute: assign(({ context }, route: RouteChanged) => ({ tab: { ...context.tab, route } })),
    setPerson: assign(({ context }, { person }: PersonChanged) => ({ tab: { ...context.tab, person } })),
    tell: sendTo('content', (_, event: TabParentEvent) => event),
    passOn: emit((_, event: TabEmitted) => event),
  },
  guards: {
    isFetched: ({ context }) => context.code.fetched() !== undefined,
    // The shell also tells its route when a session was refreshed.
    isElsewhere: ({ context }, { route }: RouteChanged) => route !== context.tab.route.route,
  },
}).createMachine({
  id: 'tabHolder',
  context: ({ input }) => input,
  initial: 'deciding',
  on: {
    'route.changed': { guard: withEvent('isElsewhere'), actions: withEvent('setRoute') },
    'person.changed': { actions: withEvent('setPerson') },
  },
  states: {
    deciding: {
      always: [{ guard: 'isFetched', target: 'ready' }, { target: 'loading' }],
    },
    loading: {
      invoke: {
        id: 'code',
        src: 'code',
        input: ({ context }) => context.code,
        onDone: 'ready',
        onError: 'failed',
      },
    },
    ready: {
      invoke: {
        id: 'content',
        src: 'content',
        input: ({ context }) => contentOf(context),
        onError: 'failed',
      },
      on: {
        'route.changed': {
          guard: withEvent('isElsewhere'),
          actions: [withEvent('setRoute'), withEvent('tell')],
        },
        'person.changed': { actions: [withEvent('setPerson'), withEvent('tell')] },
        'proof.given': { actions: withEvent('tell') },
        'proof.refused': { actions: withEvent('tell') },
        'session.restored': { actions: withEvent('tell') },
        'proof.ask': { actions: withEvent('passOn') },
        'profile.loaded': { actions: withEvent('passOn') },
        'page.*': { actions: withEvent('passOn') },
        'world.dispatch': { actions: withEvent('passOn') },
      },
    },
    failed: { on: { 'tab.retry': 'deciding' } },
  },
});

export type TabHolderSnapshot = SnapshotFrom<typeof tabHolderMachine>;

/** The tab's own actor while it runs; undefined while another tab is open. */
export const tabContent = <
  S extends Snapshot<unknown>,
  E extends EventObject,
  Emitted extends EventObject,
  Samples,
>(
  { context, children }: TabHolderSnapshot,
  logic: TabLogic<S, E, Emitted, Samples>,
): ActorRef<S, E, Emitted> | undefined =>
  context.code.fetched()?.logic === logic ? children.content : undefined;
