import { useEffect, useEffectEvent } from 'react';

/** Rendered with a tab's content; calls `onArrive` once it has mounted. */
export function Arrival({ onArrive }: { onArrive: () => void }) {
  const arrived = useEffectEvent(onArrive);
  useEffect(() => arrived(), []);
  return null;
}
