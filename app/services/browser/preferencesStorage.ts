import { browserStorage } from './storage.ts';

/** What this browser's person chose; null until they choose something, and until then the device decides. */
export const preferencesStorage = browserStorage('vetsync_preferences');
