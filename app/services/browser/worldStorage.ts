import { demoOwner, keptFor, keptName, type Owner } from './kept.ts';

const name = 'world';

/** By which the tabs that show one owner's world are called together. */
export const worldChannel = (owner: Owner) => keptName(owner, name);

export const worldStorage = (owner: Owner) => keptFor(owner, name);

/** What a new era leaves: the world itself knows that it is another. */
export const worldName = name;

/** The demo begins anew wherever the site's root was opened (platform spec, section 2). */
export function forgetDemo(): void {
  try {
    worldStorage(demoOwner).remove();
  } catch {
    // What can't be removed was not kept either.
  }
}
