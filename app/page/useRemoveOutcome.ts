import { useEffect } from 'react';
import { navigateTo } from './navigateTo.ts';
import { hrefWith } from './links/hrefWith.ts';

/** Removes a provider's outcome from the URL, so that a reload doesn't show it again. */
export function useRemoveOutcome(name: 'google' | 'verification'): void {
  useEffect(() => {
    if (new URLSearchParams(location.search).has(name))
      navigateTo(hrefWith({ [name]: null }), { replace: true });
  }, [name]);
}
