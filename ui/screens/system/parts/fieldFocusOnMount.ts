import { useEffect, useRef, type RefObject } from 'react';

/** Ref for a field that appears because of what was just chosen. It gets focus on mount. */
export function useFieldFocusOnMount<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(
    () => target.current?.querySelector<HTMLElement>('[aria-haspopup="listbox"], input, textarea')?.focus(),
    [],
  );
  return target;
}
