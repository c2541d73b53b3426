import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False while prerendering and hydrating, true afterwards. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
