import { veteranId, type WorldLog } from '@vetsync/machines/model/world';
import { memoizeByKey } from '../page/memoizeByKey.ts';
import type { Root } from '../root.ts';
import { browserTextStore } from '../services/browser/textStore.ts';
import { demoOwner } from '../services/browser/storageKey.ts';
import { openPlatform } from './openPlatform.ts';
import { demoConfig } from './demoConfig.ts';
import type { PlatformContextValue } from './usePlatform.ts';
import { readStoredLog, worldOf } from '../services/world.ts';

let stored: WorldLog | null = null;

/** Loads the log of the demo's changes that this browser tab has stored. Must run before `demoPlatform`. */
export async function readStoredDemo(): Promise<void> {
  stored = await readStoredLog(demoOwner);
}

/** The demo's platform. The first call opens it, and it stays open. */
export const demoPlatform = memoizeByKey((root: Root): PlatformContextValue =>
  openPlatform(root, {
    owner: demoOwner,
    world: worldOf(demoOwner, stored),
    textStore: browserTextStore(demoOwner),
    session: null,
    personId: veteranId,
    config: demoConfig,
  }),
);
