import { accountSamples } from './accountSamples.ts';
import type { Traits } from './traits.ts';

/** An account belongs to one person, and begins with nothing. */
export const accountTraits: Traits = {
  mode: 'account',
  profiles: [],
  notice: 'sessionOnly',
  delivery: 'tabOnly',
  earlierCounts: null,
  samples: accountSamples,
  portalStart: () => import('./tabs/portal/StartTab.tsx'),
  greets: false,
};
