import { createContext, useCallback, useMemo, useState } from 'react';

/** Where Tab stops in a group of buttons. Arrow keys reach the others. */
export interface TabStop {
  /** Adds a button that can be pressed. Returns how to remove it. */
  add: (id: string) => () => void;
  /** Id of the button; undefined until one was added. */
  stop: string | undefined;
}
export const TabStopContext = createContext<TabStop | null>(null);

/** Tab stops once, at the same button from both sides: a selected one, or else the first. */
export function useTabStop(selected: readonly string[]): TabStop {
  const [ids, setIds] = useState<readonly string[]>([]);
  const add = useCallback((id: string) => {
    setIds((known) => [...known, id]);
    return () => setIds((known) => known.filter((one) => one !== id));
  }, []);
  const stop = selected.find((id) => ids.includes(id)) ?? ids[0];
  return useMemo(() => ({ add, stop }), [add, stop]);
}
