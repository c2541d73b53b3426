import { assign, emit, fromPromise, sendTo, setup } from 'xstate';
import type { ActorLogic, ActorRef, AnyActorLogic, EventObject, Snapshot, SnapshotFrom } from 'xstate';
import { emitToParent, withEvent } from '../../kit/index.ts';
import { worldChanges } from './platformChanges.ts';
import type { PersonChanged, RouteChanged, WorldChanged } from './platformChanges.ts';
import type { ActorSystem } from '../../kit/index.ts';
import { dynamicLogic } from './dynamicLogic.ts';
import type { DynamicLogicInput } from './dynamicLogic.ts';
import type { TabEmitted, TabInput, TabParentEvent } from './tabSupervisor.events.ts';

/** A tab's machine with the samples of this platform. */
export interface TabCode {
  logic: AnyActorLogic;
  samples: unknown;
}

/** A tab's code, loaded when the tab is first opened. */
export interface LazyTab {
  /** Concurrent calls return the same promise. */
  fetch: () => Promise<TabCode>;
  /** Undefined until loaded. */
  fetched: () => TabCode | undefined;
}

type AnyTabLogic<
  S extends Snapshot<unknown>,
  E extends EventObject,
  Emitted extends EventObject,
  Samples,
> = ActorLogic<S, E, TabInput<Samples>, ActorSystem, Emitted>;

/** The machine takes a {@link TabInput}, emits only {@link TabEmitted}, and receives each route within the tab. */
export function lazyTab<
  S extends Snapshot<unknown>,
  E extends EventObject,
  Emitted extends TabEmitted,
  Samples,
>(
  load: () => Promise<{
    logic: AnyTabLogic<S, E, Emitted, Samples> & (RouteChanged extends E ? unknown : never);
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

export interface TabSupervisorInput {
  code: LazyTab;
  tab: Omit<TabInput, 'samples'>;
}

/** Logic and input of the loaded machine. */
function contentOf({ code, tab }: TabSupervisorInput): DynamicLogicInput {
  const fetched = code.fetched();
  if (!fetched) throw new Error('A tab is run only after its code was fetched.');
  const { logic, samples } = fetched;
  return { logic, input: { ...tab, samples } };
}

/**
 * Supervises the open tab: loads its code and runs its machine. An error ends only this tab, which can then be retried.
 */
export const tabSupervisorMachine = setup({
  types: {
    context: {} as TabSupervisorInput,
    events: {} as TabEmitted | TabParentEvent | WorldChanged | { type: 'tab.retry' },
    emitted: {} as TabEmitted,
    input: {} as TabSupervisorInput,
    children: {} as { code: 'code'; content: 'content' },
  },
  actors: {
    worldChanges,
    code: fromPromise<TabCode, LazyTab>(({ input }) => input.fetch()),
    content: emitToParent(dynamicLogic),
  },
  actions: {
    setRoute: assign(({ context }, route: RouteChanged) => ({ tab: { ...context.tab, route } })),
    setPerson: assign(({ context }, { person }: PersonChanged) => ({ tab: { ...context.tab, person } })),
    setWorld: assign(({ context }, { world }: WorldChanged) => ({ tab: { ...context.tab, world } })),
    sendToContent: sendTo('content', (_, event: TabParentEvent) => event),
    forward: emit((_, event: TabEmitted) => event),
  },
  guards: {
    isFetched: ({ context }) => context.code.fetched() !== undefined,
    // The shell also emits its route when a session was refreshed.
    isElsewhere: ({ context }, { route }: RouteChanged) => route !== context.tab.route.route,
  },
}).createMachine({
  id: 'tabSupervisor',
  context: ({ input }) => input,
  // The world may change before the code is here. Once the tab runs, it follows the world itself.
  invoke: { src: 'worldChanges' },
  initial: 'deciding',
  on: {
    'world.changed': { actions: withEvent('setWorld') },
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
          actions: [withEvent('setRoute'), withEvent('sendToContent')],
        },
        'person.changed': { actions: [withEvent('setPerson'), withEvent('sendToContent')] },
        'proof.given': { actions: withEvent('sendToContent') },
        'proof.refused': { actions: withEvent('sendToContent') },
        'session.restored': { actions: withEvent('sendToContent') },
        'command.settled': { actions: withEvent('sendToContent') },
        'proof.request': { actions: withEvent('forward') },
        'profile.loaded': { actions: withEvent('forward') },
        'page.*': { actions: withEvent('forward') },
        'world.dispatch': { actions: withEvent('forward') },
        'server.request': { actions: withEvent('forward') },
        'request.left': { actions: withEvent('forward') },
      },
    },
    failed: { on: { 'tab.retry': 'deciding' } },
  },
});

export type TabSupervisorSnapshot = SnapshotFrom<typeof tabSupervisorMachine>;

/** The tab's actor while it runs; undefined while another tab is open. */
export const tabContent = <
  S extends Snapshot<unknown>,
  E extends EventObject,
  Emitted extends EventObject,
  Samples,
>(
  { context, children }: TabSupervisorSnapshot,
  logic: AnyTabLogic<S, E, Emitted, Samples>,
): ActorRef<S, E, Emitted> | undefined =>
  context.code.fetched()?.logic === logic ? children.content : undefined;
