import { demoOwner, storageKey, worldName } from './storageKey.ts';

/** The demo begins anew wherever the site's root was opened (platform spec, section 2). */
export function clearDemo(): void {
  try {
    sessionStorage.removeItem(storageKey(demoOwner, worldName));
  } catch {
    // What can't be removed was not kept either.
  }
}
