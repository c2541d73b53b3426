import type {
  AnyActorLogic,
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  OutputFrom,
  StateMachine,
} from 'xstate';
import * as z from 'zod/mini';

type Without<Event> = Event extends unknown ? Omit<Event, 'type'> : never;
type PayloadOf<Event, Type> = Without<Extract<Event, { type: Type }>>;
type Several<Value> = readonly [Value, ...Value[]];

/** Types of events that carry something. XState's own, such as a child's snapshot, are for no one to send. */
type CarryingType<Event extends { type: string }> = {
  [Type in Event['type']]: keyof PayloadOf<Event, Type> extends never
    ? never
    : Type extends `xstate.${string}`
      ? never
      : Type;
}[Event['type']];

/** Payloads to send as they are, for the machine in its present context. */
type Ready<Context, Payload> = (context: Context) => Several<Payload>;
/** The form has a field for each part of the schema. Where the ready payloads tell the fields, they are enough. */
type EventPayloads<Context, Payload> =
  | Ready<Context, Payload>
  | { schema: z.ZodMiniType<Payload>; ready: Ready<Context, Payload> };
type EventsOf<Context, Event extends { type: string }> = {
  [Type in CarryingType<Event>]: EventPayloads<Context, PayloadOf<Event, Type>>;
};

interface Named {
  src: string;
  logic: AnyActorLogic;
}
/** Actors of the machine, as its `setup` names them. */
// oxfmt-ignore
type ActorOf<Machine> = Machine extends StateMachine<
  infer _Context, infer _Event, infer _Children, infer Actor, infer _Action, infer _Guard, infer _Delay,
  infer _Value, infer _Tag, infer _Input, infer _Output, infer _Emitted, infer _Meta, infer _Config
> ? Extract<Actor, Named> : never;

/** Names of actors that end with a value. */
type ActorWithOutput<Actor> = Actor extends Named
  ? unknown extends OutputFrom<Actor['logic']>
    ? never
    : [OutputFrom<Actor['logic']>] extends [undefined | void]
      ? never
      : Actor['src']
  : never;
type OutputsOf<Context, Actor extends Named> = {
  [Name in ActorWithOutput<Actor>]: (
    context: Context,
  ) => Several<OutputFrom<Extract<Actor, { src: Name }>['logic']>>;
};

type None<Key extends string, Table> = [keyof Table] extends [never]
  ? { readonly [_ in Key]?: never }
  : { readonly [_ in Key]: Table };
export type PayloadsOf<Machine extends AnyStateMachine, Event extends { type: string }> = None<
  'events',
  EventsOf<ContextFrom<Machine>, Event>
> &
  None<'outputs', OutputsOf<ContextFrom<Machine>, ActorOf<Machine>>>;

/** What the stage and the tests read from a machine's table. */
export interface MachinePayloads {
  events: Readonly<
    Record<string, { schema?: z.ZodMiniType; ready: (context: unknown) => readonly object[] }>
  >;
  outputs: Readonly<Record<string, (context: unknown) => readonly unknown[]>>;
}

interface Written {
  events?: Record<string, MachinePayloads['events'][string] | MachinePayloads['events'][string]['ready']>;
  outputs?: MachinePayloads['outputs'];
}

/**
 * Checks a machine's table: an event without a payload, or with a wrong one, doesn't compile. `Event` are those that its
 * chart names; what it only passes on is in no state.
 */
export const payloadsOf = <
  Machine extends AnyStateMachine,
  Event extends { type: string } = EventFromLogic<Machine>,
>(
  payloads: PayloadsOf<Machine, Event>,
): MachinePayloads => {
  const { events = {}, outputs = {} } = payloads as Written;
  const each = Object.entries(events).map(([type, event]) => [
    type,
    typeof event === 'function' ? { ready: event } : event,
  ]);
  return { events: Object.fromEntries(each), outputs };
};

/**
 * An object or a list that the form takes as JSON. `never` fits every payload, whose type is checked where ready ones are
 * written.
 */
export const anObject = z.custom<never>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);
export const aList = z.custom<never>(Array.isArray);

const schemas: Readonly<Record<string, () => z.ZodMiniType>> = {
  string: () => z.string(),
  number: () => z.number(),
  boolean: () => z.boolean(),
  object: () => anObject,
};

/** The schema of a field with these values: null makes it nullable, a missing value optional. */
function schemaOfField(values: readonly unknown[]): z.ZodMiniType {
  const [known] = values.filter((value) => value !== null && value !== undefined);
  const kind = Array.isArray(known) ? aList : (schemas[typeof known]?.() ?? z.unknown());
  const present = values.includes(null) ? z.nullable(kind) : kind;
  return values.includes(undefined) ? z.optional(present) : present;
}

/** The schema of payloads that look like these. */
export function schemaOf(ready: readonly object[]): z.ZodMiniType {
  const names = [...new Set(ready.flatMap((payload) => Object.keys(payload)))];
  const fields = names.map((name) => [
    name,
    schemaOfField(ready.map((payload) => (payload as Record<string, unknown>)[name])),
  ]);
  return z.object(Object.fromEntries(fields));
}

/** Id of the first record, for events that name one. */
export const idOf = (records: readonly { id: string }[] | null | undefined): string =>
  records?.[0]?.id ?? 'unknown';
