import { demoOwner, storageKey, worldName } from './storageKey.ts';

/** Opening the site's root resets the demo (platform spec, section 2). */
export function clearDemo(): void {
  try {
    sessionStorage.removeItem(storageKey(demoOwner, worldName));
  } catch {
    // If it can't be removed, it wasn't stored either.
  }
}
