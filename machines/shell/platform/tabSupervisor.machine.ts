import { assign, enqueueActions, fromPromise, sendTo, setup } from 'xstate';
import type { ActorLogic, ActorRef, AnyActorLogic, EventObject, Snapshot, SnapshotFrom } from 'xstate';
import { emitToParent, rowOf, withEvent } from '../../kit/index.ts';
import { worldChanges } from './platformChanges.ts';
import type { PersonChanged, RouteChanged, WorldChanged } from './platformChanges.ts';
import type { ActorSystem, Relays } from '../../kit/index.ts';
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

type SupervisedEvent = TabEmitted | TabParentEvent | WorldChanged | { type: 'tab.retry' };
/** Of these the supervisor decides itself what follows. */
type OwnEvent = Extract<
  SupervisedEvent,
  { type: 'route.changed' | 'person.changed' | 'world.changed' | 'tab.retry' }
>;

/** Who gets what the platform sends, and what the tab emits. */
const relays: Relays<
  Exclude<SupervisedEvent, OwnEvent>,
  { content: TabParentEvent; platform: TabEmitted },
  'page'
> = {
  'proof.given': ['content'],
  'proof.refused': ['content'],
  'session.restored': ['content'],
  'command.settled': ['content'],
  'proof.request': ['platform'],
  'profile.loaded': ['platform'],
  'world.dispatch': ['platform'],
  'server.request': ['platform'],
  'request.left': ['platform'],
  'page.*': ['platform'],
};

/**
 * Supervises the open tab: loads its code and runs its machine. An error ends only this tab, which can then be retried.
 */
export const tabSupervisorMachine = setup({
  types: {
    context: {} as TabSupervisorInput,
    events: {} as SupervisedEvent,
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
    relay: enqueueActions(({ enqueue }, event: SupervisedEvent) => {
      for (const to of rowOf(relays, event) ?? [])
        if (to === 'content') enqueue.sendTo(to, event);
        // Its row is the proof that the platform takes it.
        else enqueue.emit(event as TabEmitted);
    }),
  },
  guards: {
    isRelayed: (_, event: EventObject) => rowOf(relays, event) !== undefined,
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
        '*': { guard: withEvent('isRelayed'), actions: withEvent('relay') },
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
