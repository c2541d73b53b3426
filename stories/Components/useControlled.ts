import { useState } from 'react';

/** For a component that is told what it shows: it shows what was chosen last, and the story's spy hears of it. */
export function useControlled<Shown, Chosen extends Shown>(
  start: Shown,
  onChange: (chosen: Chosen) => void,
): readonly [shown: Shown, change: (chosen: Chosen) => void] {
  const [shown, show] = useState(start);
  return [
    shown,
    (chosen) => {
      show(() => chosen);
      onChange(chosen);
    },
  ];
}
