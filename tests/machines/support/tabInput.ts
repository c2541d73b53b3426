import { assign, createActor, emit, setup, SimulatedClock } from 'xstate';
import type { ActorLogic, ActorRef, ActorRefFrom, AnyActorRef, EventObject, Snapshot } from 'xstate';
import { accountTabsOf, parseShellRoute, standaloneOf, tabOf } from '@vetsync/machines/shell/model';
import type { FactsChanged, RouteChanged, WorldChanged } from '@vetsync/machines/shell/platform';
import { emptyWorld } from '@vetsync/machines/model/world';
import type { Fact, World } from '@vetsync/machines/model/world';
import type { RunInBackground, TabEmitted, TabInput } from '@vetsync/machines/shell/platform';
import type { Role } from '@vetsync/machines/account/model';
import { sampleProfileOf } from '@vetsync/samples/profile';
import { writePhrase } from '@vetsync/ui/language';

/** A route change as the platform sends it. */
export function routeTo(href: string, role: Role = 'user'): RouteChanged {
  const [path = '', search = ''] = href.split('?');
  const route = parseShellRoute(path, `?${search}`);
  const isStandalone = standaloneOf(route.screen) !== null;
  return {
    type: 'route.changed',
    route,
    role,
    tab: isStandalone ? null : tabOf(role, route.tab).value,
    tabs: accountTabsOf[role].map(({ value }) => value),
  };
}

interface Opening<Samples> extends Partial<TabInput> {
  samples: Samples;
  href: string;
  role?: Role;
  clock?: SimulatedClock;
}

const now = () => Date.parse('2026-03-04T05:06:07Z');

/** Starts each actor once by its name, and leaves it running. */
export function background(): RunInBackground {
  const running = new Map<string, AnyActorRef>();
  return (name, logic, input) => {
    const actor = running.get(name) ?? createActor(logic, { input } as never).start();
    running.set(name, actor);
    return actor;
  };
}

/** The world as far as tabs follow it. */
const worldStub = setup({
  types: {
    context: {} as { log: { world: World; facts: readonly Fact[] } },
    events: {} as WorldChanged | FactsChanged,
    emitted: {} as WorldChanged,
    input: {} as World,
  },
}).createMachine({
  context: ({ input }) => ({ log: { world: input, facts: [] } }),
  on: {
    'facts.changed': {
      actions: assign(({ context: { log }, event: { facts } }) => ({ log: { ...log, facts } })),
    },
    'world.changed': {
      actions: [
        assign(({ context, event: { world } }) => ({ log: { ...context.log, world } })),
        emit(({ event }) => event),
      ],
    },
  },
});

/** Opens a tab like the platform, but without one. Tabs with the same `storage` read each other's stored texts. */
export function openTab<
  S extends Snapshot<unknown>,
  E extends EventObject,
  Emitted extends TabEmitted,
  Samples,
>(
  logic: ActorLogic<S, E | RouteChanged, TabInput<Samples>, AnyActorRef['system'], Emitted>,
  { samples, href, role = 'user', clock = new SimulatedClock(), ...input }: Opening<Samples>,
  storage = new Map<string, string>(),
) {
  const emitted: TabEmitted[] = [];
  const tabInput: TabInput<Samples> = {
    samples,
    route: routeTo(href, role),
    world: emptyWorld,
    epoch: 'first',
    personId: 'demo-veteran',
    person: sampleProfileOf('user'),
    background: background(),
    stored: (name) => storage.get(name) ?? null,
    intl: { locale: 'en-US', timeZone: 'UTC' },
    write: writePhrase,
    now,
    random: () => 0.4,
    ...input,
  };
  const platform = setup({
    types: {
      context: {} as { world: ActorRefFrom<typeof worldStub>; tab: ActorRef<S, E | RouteChanged, Emitted> },
    },
    actors: { worldStub },
  }).createMachine({
    context: ({ spawn }) => ({
      world: spawn('worldStub', { systemId: 'world', input: tabInput.world }),
      tab: spawn(logic, { input: tabInput }),
    }),
  });
  const root = createActor(platform, { clock });
  const { tab, world } = root.getSnapshot().context;
  tab.on('*', (one) => {
    const event: TabEmitted = one;
    if (event.type === 'page.store') storage.set(event.name, event.text);
    emitted.push(event);
  });
  root.start();
  return {
    tab,
    /** Events that it emitted for the page and the world, oldest first. */
    emitted,
    storage,
    visit: (to: string) => tab.send(routeTo(to, role)),
    /** Changes the world. */
    learn: (changed: World) => world.send({ type: 'world.changed', world: changed }),
    /** Changes what has happened in the world. */
    happen: (facts: readonly Fact[]) => world.send({ type: 'facts.changed', facts }),
    /** Stops the tab, as the platform does when another one is opened. */
    close: () => root.stop(),
  };
}
