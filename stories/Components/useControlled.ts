import { useState } from 'react';

/** Makes a controlled component interactive: it shows the last value, and the story's spy gets every change. */
export function useControlled<Shown, Chosen extends Shown>(
  start: Shown,
  onChange: ((chosen: Chosen) => void) | undefined,
): readonly [shown: Shown, change: (chosen: Chosen) => void] {
  const [shown, show] = useState(start);
  return [
    shown,
    (chosen) => {
      show(() => chosen);
      onChange?.(chosen);
    },
  ];
}
