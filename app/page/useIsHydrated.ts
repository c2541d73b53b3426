import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False while prerendering and hydrating; true afterward. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
