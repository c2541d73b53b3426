/** Passes the event as the params of an action or a guard. */
export const eventParams = <Event>({ event }: { event: Event }): Event => event;

/** An action or a guard whose params are the event: `actions: withEvent('setFilters')`. */
export const withEvent = <Type extends string>(type: Type) => ({ type, params: eventParams });
