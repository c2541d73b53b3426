import { enqueueActions, setup } from 'xstate';
import type {
  ActorRefFromLogic,
  AnyActorLogic,
  EmittedFrom,
  EventFromLogic,
  EventObject,
  InputFrom,
  MachineSnapshot,
} from 'xstate';
import { relayed, toPages, withEvent, worldChanges } from '../../kit/index.ts';
import type { PersonChanged, RelayedLogic, RouteChanged, WorldChanged } from '../../kit/index.ts';
import { hosted } from './hosted.ts';
import type { TabEmitted, TabInput } from './tabHolder.events.ts';

/** What changes in a tab's context while it is open. */
type TabChange = RouteChanged | WorldChanged | PersonChanged;

/** Events for a child after a change. */
type Notifications<Tab, Event extends EventObject> = {
  readonly [Type in TabChange['type']]?: (tab: Tab, before: Tab) => Event | readonly Event[];
};

/** By type of an emitted event, what it requests of the page or the world; null: nothing. */
type Requests<Tab, Emitted extends EventObject> = {
  readonly [Type in Exclude<Emitted, TabEmitted>['type']]:
    | ((event: Extract<Emitted, { type: Type }>, tab: Tab) => TabEmitted | null)
    | null;
};

interface TabChildOptions<Tab, Logic extends AnyActorLogic> {
  input: (tab: Tab) => InputFrom<Logic>;
  /** What the child hears when the tab's route, world or person has changed. */
  notify: Notifications<Tab, EventFromLogic<Logic>>;
  /** A row for each event that the child emits. Those that are a {@link TabEmitted} already are forwarded. */
  requests: Requests<Tab, EmittedFrom<Logic>>;
}

/** A machine that a tab invokes. */
export interface TabChild<Tab, Logic extends AnyActorLogic = AnyActorLogic> {
  logic: Logic;
  input: (tab: Tab) => unknown;
  notify: Notifications<Tab, EventObject>;
  requestOf: (emitted: EventObject, tab: Tab) => TabEmitted | null;
}

type AnyRequest<Tab> = ((event: EventObject, tab: Tab) => TabEmitted | null) | null;

/** Declares children of tabs with this context: `const child = tabChild<CareerTabContext>(); child(machine)({ … })`. */
export const tabChild =
  <Tab>() =>
  <Logic extends AnyActorLogic>(logic: Logic) =>
  ({ input, notify, requests }: TabChildOptions<Tab, Logic>): TabChild<Tab, Logic> => ({
    logic,
    input,
    notify,
    requestOf(emitted, tab) {
      const request = (requests as Readonly<Record<string, AnyRequest<Tab>>>)[emitted.type];
      // By its type, an event without a row is one that tabs emit.
      return request === undefined ? (emitted as TabEmitted) : (request?.(emitted, tab) ?? null);
    },
  });

type TabChildren<Tab> = Readonly<Record<string, TabChild<Tab>>>;
type TabPages<Tab> = Readonly<Record<string, TabChildren<Tab>>>;

export interface TabOptions<Tab, Samples, Children extends TabChildren<Tab>, Pages extends TabPages<Tab>> {
  id: string;
  context: (input: TabInput<Samples>) => Tab;
  /** They run as long as the tab. */
  children: Children;
  /** By page, the children that run while it is shown. */
  pages: Pages;
  /** The page that the URL names. */
  pageOf: (tab: Tab) => keyof Pages & string;
}

type AnyTabOptions = TabOptions<TabInput, unknown, TabChildren<TabInput>, TabPages<TabInput>>;

/** The intersection of a union's members. */
type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer One) => void
  ? One
  : never;

type RefsOf<Children> = {
  [Name in keyof Children]?: NonNullable<Children[Name]> extends TabChild<never, infer Logic>
    ? ActorRefFromLogic<Logic>
    : never;
};

export type TabSnapshot<Tab extends object, Children, Pages> = MachineSnapshot<
  Tab,
  TabChange,
  RefsOf<Children & All<Pages[keyof Pages]>>,
  keyof Pages & string,
  never,
  undefined,
  never,
  never
>;

/** Named so that TypeScript can write declarations of machines that use it. */
export interface TabMachine<Tab extends object, Samples, Children, Pages> extends RelayedLogic<
  TabSnapshot<Tab, Children, Pages>,
  TabChange,
  TabInput<Samples>,
  TabEmitted
> {}

interface ChildEmitted {
  type: 'child.emitted';
  childId: string;
  emitted: EventObject;
}

const child = relayed(hosted, (emitted, { id }): ChildEmitted => ({
  type: 'child.emitted',
  childId: id,
  emitted,
}));

function changeOf(event: TabChange): Partial<TabInput> {
  if (event.type === 'route.changed') return { route: event };
  return event.type === 'world.changed' ? { world: event.world } : { person: event.person };
}

const invoked = (children: TabChildren<TabInput>) =>
  Object.entries(children).map(
    ([id, { logic, input }]) =>
      ({
        id,
        src: 'child',
        input: ({ context }: { context: TabInput }) => ({ logic, input: input(context) }),
      }) as const,
  );

function tabMachine({ id, context: contextOf, children, pages, pageOf }: AnyTabOptions) {
  const isSamePage = (tab: TabInput, event: TabChange) =>
    pageOf({ ...tab, ...changeOf(event) }) === pageOf(tab);
  const follow = [
    { guard: withEvent('isSamePage'), actions: withEvent('change') },
    { target: '.arriving', actions: withEvent('change') },
  ] as const;
  return setup({
    types: {
      context: {} as TabInput,
      events: {} as TabChange | ChildEmitted,
      emitted: {} as TabEmitted,
      input: {} as TabInput,
    },
    actors: { worldChanges, child },
    actions: {
      change: enqueueActions(({ context, enqueue }, event: TabChange) => {
        const change = changeOf(event);
        const tab = { ...context, ...change };
        const staying = { ...children, ...(isSamePage(context, event) && pages[pageOf(context)]) };
        enqueue.assign(change);
        for (const [childId, { notify }] of Object.entries(staying))
          for (const notification of [notify[event.type]?.(tab, context) ?? []].flat())
            enqueue.sendTo(childId, notification);
      }),
      request: enqueueActions(({ context, enqueue }, { childId, emitted }: ChildEmitted) => {
        const running = { ...children, ...pages[pageOf(context)] };
        const request = running[childId]?.requestOf(emitted, context);
        if (request) enqueue.emit(request);
      }),
    },
    guards: {
      isPage: ({ context }, { page }: { page: string }) => pageOf(context) === page,
      isSamePage: ({ context }, event: TabChange) => isSamePage(context, event),
    },
  }).createMachine({
    id,
    context: ({ input }) => contextOf(input),
    invoke: [{ src: 'worldChanges' }, ...invoked(children)],
    initial: 'arriving',
    on: {
      'route.changed': follow,
      'world.changed': follow,
      'person.changed': follow,
      'child.emitted': { actions: withEvent('request') },
    },
    states: {
      arriving: { always: toPages(...Object.keys(pages)) },
      ...Object.fromEntries(
        Object.entries(pages).map(([page, shown]) => [page, { invoke: invoked(shown) }] as const),
      ),
    },
  });
}

/**
 * Creates a tab's machine from the table of its pages. Its children hear of changes in the order of the tables. A page's
 * children start when the URL names it and stop when it names another page; within the page they keep running, and so keep
 * text that was not sent. An error in one of them ends the tab.
 */
export const createTab = <
  Tab extends TabInput<Samples>,
  Samples,
  Children extends TabChildren<Tab>,
  Pages extends TabPages<Tab>,
>(
  options: TabOptions<Tab, Samples, Children, Pages>,
) =>
  // XState can't infer the children's types from a loop over tables.
  relayed(tabMachine(options as unknown as AnyTabOptions)) as unknown as TabMachine<
    Tab,
    Samples,
    Children,
    Pages
  >;
