import type { Traits } from './traits.ts';

/** Tabs of the signed-in platform that show what the server has, page by page, instead of samples. */
export const accountTabs: Traits['ownTabs'] = {};
