import { enqueueActions, setup } from 'xstate';
import type {
  ActorRefFromLogic,
  AnyActorLogic,
  EventObject,
  MachineSnapshot,
  Snapshot,
  SnapshotFrom,
} from 'xstate';
import { emitToParent, toPages, withEvent } from '../../kit/index.ts';
import { worldChanges } from './platformChanges.ts';
import type { EmitToParentLogic } from '../../kit/index.ts';
import { dynamicLogic } from './dynamicLogic.ts';
import type { ContextChanged, TabChange, TabChild, TabRequest } from './tabChild.ts';
import type { TabEmitted, TabInput } from './tabSupervisor.events.ts';

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

/** A tab's machine, which shows these samples. */
export interface TabLogic<S extends Snapshot<unknown>, Samples> extends EmitToParentLogic<
  S,
  TabChange,
  TabInput<Samples>,
  TabEmitted
> {}

/** Named so that TypeScript can write declarations of machines that use it. */
export interface TabMachine<Tab extends object, Samples, Children, Pages> extends TabLogic<
  TabSnapshot<Tab, Children, Pages>,
  Samples
> {}

interface ChildEmitted {
  type: 'child.emitted';
  childId: string;
  emitted: EventObject;
}

interface ChildSnapshot {
  snapshot: SnapshotFrom<AnyActorLogic>;
}

/** Values that a child has for the tab's context. */
interface Selected {
  childId: string;
  values: object;
}

const tabActor = emitToParent(dynamicLogic, (emitted, { id }): ChildEmitted => ({
  type: 'child.emitted',
  childId: id,
  emitted,
}));

function changeOf(event: TabChange): Partial<TabInput> {
  if (event.type === 'route.changed') return { route: event };
  if (event.type === 'world.changed') return { world: event.world };
  if (event.type === 'command.settled') return { settled: event };
  return event.type === 'person.changed' ? { person: event.person } : {};
}

interface ChildChanged {
  context: TabInput;
  event: ChildSnapshot;
}

/** What a tab does when the state of a child has changed. */
const followed = (childId: string, { select, onSnapshot }: TabChild<TabInput>) => [
  {
    type: 'select',
    params: ({ context, event: { snapshot } }: ChildChanged) => ({
      childId,
      values: select?.(snapshot, context) ?? {},
    }),
  } as const,
  {
    type: 'request',
    params: ({ context, event: { snapshot } }: ChildChanged) => onSnapshot?.(snapshot, context) ?? null,
  } as const,
];

const invoked = (children: TabChildren<TabInput>) =>
  Object.entries(children).map(([id, child]) => {
    const { logic, input, select, onSnapshot } = child;
    return {
      id,
      src: 'child',
      input: ({ context }: { context: TabInput }) => ({ logic, input: input(context) }),
      ...((select ?? onSnapshot) && { onSnapshot: { actions: followed(id, child) } }),
    } as const;
  });

/** What these children hear of the change. */
const notifications = (
  notified: TabChildren<TabInput>,
  type: (TabChange | ContextChanged)['type'],
  [tab, before]: readonly [TabInput, TabInput],
) =>
  Object.entries(notified).flatMap(([childId, { notify }]) =>
    [notify[type]?.(tab, before) ?? []].flat().map((event) => ({ childId, event })),
  );

function tabMachine({ id, context: contextOf, children, pages, pageOf }: AnyTabOptions) {
  const running = (tab: TabInput) => ({ ...children, ...pages[pageOf(tab)] });
  const isSamePage = (tab: TabInput, event: TabChange) =>
    pageOf({ ...tab, ...changeOf(event) }) === pageOf(tab);
  const follow = [
    { guard: withEvent('isSamePage'), actions: withEvent('change') },
    { target: '.routing', actions: withEvent('change') },
  ] as const;
  return setup({
    types: {
      context: {} as TabInput,
      events: {} as TabChange | ChildEmitted,
      emitted: {} as TabEmitted,
      input: {} as TabInput,
    },
    actors: { worldChanges, child: tabActor },
    actions: {
      change: enqueueActions(({ context, enqueue }, event: TabChange) => {
        const tab = { ...context, ...changeOf(event) };
        enqueue.assign(changeOf(event));
        const staying = isSamePage(context, event) ? running(context) : children;
        for (const { childId, event: notification } of notifications(staying, event.type, [tab, context]))
          enqueue.sendTo(childId, notification);
      }),
      select: enqueueActions(({ context, enqueue }, { childId: source, values }: Selected) => {
        const { [source]: _, ...others } = running(context);
        const tab = { ...context, ...values };
        if (Object.keys(values).every((key) => Object.is(Reflect.get(tab, key), Reflect.get(context, key))))
          return;
        enqueue.assign(values);
        for (const { childId, event } of notifications(others, 'context.changed', [tab, context]))
          enqueue.sendTo(childId, event);
      }),
      request: enqueueActions(({ enqueue }, request: TabRequest | null) => {
        if (request?.type === 'actor.send') enqueue.sendTo(request.target, request.event);
        else if (request) enqueue.emit(request);
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
    initial: 'routing',
    on: {
      'route.changed': follow,
      'world.changed': follow,
      'person.changed': follow,
      'proof.given': follow,
      'proof.refused': follow,
      'session.restored': follow,
      'command.settled': follow,
      'child.emitted': {
        actions: {
          type: 'request',
          params: ({ context, event: { childId, emitted } }) =>
            running(context)[childId]?.requestOf(emitted, context) ?? null,
        },
      },
    },
    states: {
      routing: { always: toPages(...Object.keys(pages)) },
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
  emitToParent(tabMachine(options as unknown as AnyTabOptions)) as unknown as TabMachine<
    Tab,
    Samples,
    Children,
    Pages
  >;
