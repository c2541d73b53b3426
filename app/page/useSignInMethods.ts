import type { SignInMethods } from '@vetsync/machines/account/model';
import { useEffect, useState } from 'react';
import { knownSignInMethods, readSignInMethods } from '../services/signInMethods.ts';

/** The site's sign-in methods; null until loaded. */
export function useSignInMethods(): SignInMethods | null {
  const [methods, setMethods] = useState(knownSignInMethods);
  useEffect(() => {
    let isShown = true;
    void readSignInMethods().then((read) => isShown && setMethods(read));
    return () => void (isShown = false);
  }, []);
  return methods;
}
