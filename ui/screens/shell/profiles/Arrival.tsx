import { useEffect, useEffectEvent } from 'react';

/** Shown together with the content of a place: tells once when that content is there. */
export function Arrival({ onArrive }: { onArrive: () => void }) {
  const arrived = useEffectEvent(onArrive);
  useEffect(() => arrived(), []);
  return null;
}
