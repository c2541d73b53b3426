import { ownerStorage, storageKey, type Owner } from './ownerStorage.ts';
import { worldName } from './storageKey.ts';

/** By which the tabs that show one owner's world are called together. */
export const worldChannel = (owner: Owner) => storageKey(owner, worldName);

export const worldStorage = (owner: Owner) => ownerStorage(owner, worldName);
