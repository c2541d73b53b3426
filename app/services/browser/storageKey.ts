/** Whose things these are: `demo` for the demo's visitor, else the id of a signed-in person. */
export type Owner = string;
export const demoOwner: Owner = 'demo';

/** The name under which this browser keeps something for one owner: of a storage's key, a database, a channel of tabs. */
export const storageKey = (owner: Owner, name: string) => `vetsync_${name}_${owner}`;

/** What platform and demo share between their tabs; see `worldStorage.ts`. */
export const worldName = 'world';
