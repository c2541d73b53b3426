import type {
  ActorRefFromLogic,
  AnyActorRef,
  AnyActorLogic,
  EmittedFrom,
  EventFromLogic,
  EventObject,
  InputFrom,
  SnapshotFrom,
} from 'xstate';
import type { WorldChanged } from './platformChanges.ts';
import type { TabEmitted, TabParentEvent } from './tabSupervisor.events.ts';

/** What a tab hears while it is open. */
export type TabChange = TabParentEvent | WorldChanged;

/** A child's `select` has changed the tab's context. */
export interface ContextChanged {
  type: 'context.changed';
}

/** Events for a child after a change. */
type Notifications<Tab, Event extends EventObject> = {
  readonly [Type in (TabChange | ContextChanged)['type']]?: (
    tab: Tab,
    before: Tab,
  ) => Event | readonly Event[] | null;
};

/** Sends an event to another actor. */
interface ActorRequest {
  type: 'actor.send';
  target: string | AnyActorRef;
  event: EventObject;
}

/** Sends an event to an actor, or to the child of this name: `toActor<typeof poolMachine>('pool', { type: 'clear' })`. */
export const toActor = <Logic extends AnyActorLogic>(
  target: string | ActorRefFromLogic<Logic>,
  event: EventFromLogic<Logic>,
): ActorRequest => ({ type: 'actor.send', target, event });

export type TabRequest = TabEmitted | ActorRequest;

/** By type of an emitted event, what it requests of the page, the world or another actor; null: nothing. */
export type Requests<Tab, Emitted extends EventObject> = {
  readonly [Type in Exclude<Emitted, TabEmitted>['type']]:
    | ((event: Extract<Emitted, { type: Type }>, tab: Tab) => TabRequest | null)
    | null;
};

export interface TabChildOptions<Tab, Logic extends AnyActorLogic> {
  input: (tab: Tab) => InputFrom<Logic>;
  /** What the child hears of a change. */
  notify: Notifications<Tab, EventFromLogic<Logic>>;
  /** A row for each event that the child emits. Those that are a {@link TabEmitted} already are forwarded. */
  requests: Requests<Tab, EmittedFrom<Logic>>;
  /** Values of the child's state for the tab's context. The other children hear `context.changed` if one differs. */
  select?: (snapshot: SnapshotFrom<Logic>, tab: Tab) => Partial<Tab>;
  /** What each snapshot of the child requests. */
  onSnapshot?: (snapshot: SnapshotFrom<Logic>, tab: Tab) => TabRequest | null;
}

/** A machine that a tab invokes. */
export interface TabChild<Tab, Logic extends AnyActorLogic = AnyActorLogic> {
  logic: Logic;
  input: (tab: Tab) => unknown;
  notify: Notifications<Tab, EventObject>;
  requestOf: (emitted: EventObject, tab: Tab) => TabRequest | null;
  select?: ((snapshot: SnapshotFrom<AnyActorLogic>, tab: Tab) => object) | undefined;
  onSnapshot?: ((snapshot: SnapshotFrom<AnyActorLogic>, tab: Tab) => TabRequest | null) | undefined;
}

type AnyRequest<Tab> = ((event: EventObject, tab: Tab) => TabRequest | null) | null;

/** Declares children of tabs with this context: `const child = tabChild<CareerTabContext>(); child(machine)({ … })`. */
export const tabChild =
  <Tab>() =>
  <Logic extends AnyActorLogic>(logic: Logic) =>
  ({ input, notify, requests, select, onSnapshot }: TabChildOptions<Tab, Logic>): TabChild<Tab, Logic> => ({
    logic,
    input,
    notify,
    select,
    onSnapshot,
    requestOf(emitted, tab) {
      const request = (requests as Readonly<Record<string, AnyRequest<Tab>>>)[emitted.type];
      // By its type, an event without a row is one that tabs emit.
      return request === undefined ? (emitted as TabEmitted) : (request?.(emitted, tab) ?? null);
    },
  });
