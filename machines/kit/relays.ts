import type { EventObject } from 'xstate';

/**
 * Who gets which event, for a machine that passes events on. An event without a row doesn't compile, nor does a receiver
 * that doesn't take it.
 */
export type Relays<Event extends EventObject, Receivers extends object> = {
  readonly [Type in Event['type']]: readonly {
    [Name in keyof Receivers]: Extract<Event, { type: Type }> extends Receivers[Name] ? Name : never;
  }[keyof Receivers][];
};

/** The row of an event; undefined: the machine decides itself what follows, or the event is XState's. */
export const rowOf = <Row>(relays: Readonly<Record<string, Row>>, { type }: EventObject): Row | undefined =>
  relays[type];
