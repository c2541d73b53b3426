import type { EventObject } from 'xstate';

/** Receivers that take all of these events. */
type ReceiverNames<Event, Receivers> = readonly {
  [Name in keyof Receivers]: [Event] extends [Receivers[Name]] ? Name : never;
}[keyof Receivers][];

/**
 * Who gets which event, for a machine that passes events on. An event without a row doesn't compile, nor does a receiver
 * that doesn't take it. All events of a group share a row: `'page.*'`.
 */
export type Relays<Event extends EventObject, Receivers, Group extends string = never> = {
  readonly [Type in Exclude<Event['type'], `${Group}.${string}`>]: ReceiverNames<
    Extract<Event, { type: Type }>,
    Receivers
  >;
} & {
  readonly [Name in Group as `${Name}.*`]: ReceiverNames<
    Extract<Event, { type: `${Name}.${string}` }>,
    Receivers
  >;
};

/** The row of an event; undefined: the machine decides itself what follows, or the event is XState's. */
export const rowOf = <Row>(relays: Readonly<Record<string, Row>>, { type }: EventObject): Row | undefined =>
  relays[type] ?? relays[type.replace(/\..*/, '.*')];
