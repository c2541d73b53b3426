import { browserStorage } from './storage.ts';

/** Stored preferences; null until the person chooses one. Until then, the device's settings apply. */
export const preferencesStorage = browserStorage('vetsync_preferences');
