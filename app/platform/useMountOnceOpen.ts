import { useState } from 'react';

/** True from the first time that `isOpen` was: what was opened stays to finish what it does, and closes in its own time. */
export function useMountOnceOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen || isOpen;
}
