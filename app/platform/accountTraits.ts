import { accountTabs } from './accountTabs.ts';
import type { Traits } from './traits.ts';

/** An account belongs to one person, and begins with nothing. */
export const accountTraits: Traits = {
  mode: 'account',
  profiles: [],
  notice: 'stored',
  delivery: 'stored',
  earlierCounts: null,
  tabs: accountTabs,
  greets: false,
};
