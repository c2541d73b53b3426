import { useEffect, useRef } from 'react';

/** Compares two values up to a depth. */
function isSame(one: unknown, other: unknown, levels: number): boolean {
  if (Object.is(one, other)) return true;
  if (levels === 0 || typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const [names, others] = [Object.keys(one), Object.keys(other)];
  return (
    names.length === others.length &&
    names.every((name) => isSame(Reflect.get(one, name), Reflect.get(other, name), levels - 1))
  );
}

/** Depth of comparing events: fields, and the fields of their values. */
const levelsOfEvent = 2;

/**
 * Sends an event to a machine whenever the event's content changes. The initial one isn't sent, because the machine has it
 * as input and sending it again would render everything twice.
 */
export function useSendOnChange<Event extends { type: string }>(
  actor: { send: (event: Event) => void },
  event: Event,
): void {
  const lastSent = useRef(event);
  useEffect(() => {
    if (isSame(lastSent.current, event, levelsOfEvent)) return;
    lastSent.current = event;
    actor.send(event);
  });
}
