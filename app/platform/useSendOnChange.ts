import { useEffect, useRef } from 'react';

/** Whether two values hold the same, so many levels deep. */
function isSame(one: unknown, other: unknown, levels: number): boolean {
  if (Object.is(one, other)) return true;
  if (levels === 0 || typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const [names, others] = [Object.keys(one), Object.keys(other)];
  return (
    names.length === others.length &&
    names.every((name) => isSame(Reflect.get(one, name), Reflect.get(other, name), levels - 1))
  );
}

/** The fields of an event, and what these hold. */
const levelsOfEvent = 2;

/**
 * Tells a machine what the world around it is, whenever that becomes another. What it was at first the machine knows by its
 * input: telling it again would draw everything twice.
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
