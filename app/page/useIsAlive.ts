import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False while a page is prerendered, and while React takes that page over in the browser; true ever after. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
