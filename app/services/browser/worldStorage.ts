import { ownerStorage, storageKey, type Owner } from './ownerStorage.ts';
import { worldName } from './storageKey.ts';

/** Broadcast channel of the tabs with one owner's world. */
export const worldChannel = (owner: Owner) => storageKey(owner, worldName);

export const worldStorage = (owner: Owner) => ownerStorage(owner, worldName);
