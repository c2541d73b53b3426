import { useEffect, useEffectEvent } from 'react';

/** Rendered with a tab's content; calls `onMount` once it has mounted. */
export function ContentMounted({ onMount }: { onMount: () => void }) {
  const notify = useEffectEvent(onMount);
  useEffect(() => notify(), []);
  return null;
}
