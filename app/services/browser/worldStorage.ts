import { ownerStorage, storageKey, type Owner } from './kept.ts';
import { worldName } from './keptName.ts';

/** By which the tabs that show one owner's world are called together. */
export const worldChannel = (owner: Owner) => storageKey(owner, worldName);

export const worldStorage = (owner: Owner) => ownerStorage(owner, worldName);
