/** Owner of stored data: `demo` for the demo's visitor, else the id of a signed-in person. */
export type Owner = string;
export const demoOwner: Owner = 'demo';

/** Name of one owner's storage key, database or broadcast channel. */
export const storageKey = (owner: Owner, name: string) => `vetsync_${name}_${owner}`;

/** Name of the platform's and the demo's world; see `worldStorage.ts`. */
export const worldName = 'world';
