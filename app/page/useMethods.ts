import type { SignInMethods } from '@vetsync/machines/account/model';
import { useEffect, useState } from 'react';
import { knownMethods, readMethods } from '../services/methods.ts';

/** The site's sign-in methods; null until loaded. */
export function useMethods(): SignInMethods | null {
  const [methods, setMethods] = useState(knownMethods);
  useEffect(() => {
    let isShown = true;
    void readMethods().then((read) => isShown && setMethods(read));
    return () => void (isShown = false);
  }, []);
  return methods;
}
