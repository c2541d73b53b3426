import type { WorldLog } from '@vetsync/machines/model/world';
import { sampleCounts } from '@vetsync/samples/portal';
import { memoizeByKey } from '../page/memoizeByKey.ts';
import type { Root } from '../root.ts';
import { demoOwner } from '../services/browser/storageKey.ts';
import { openPlatform } from './platforms.ts';
import { demoSamples } from './samples.ts';
import type { OwnPlatform } from './usePlatform.ts';
import { readPersistedLog } from './world.ts';

let persisted: WorldLog | null = null;

/** Reads what this tab kept of the demo; done before it is opened. */
export async function readPersistedDemo(): Promise<void> {
  persisted = await readPersistedLog(demoOwner);
}

export const demoPlatform = memoizeByKey((root: Root): OwnPlatform =>
  openPlatform(root, {
    mode: 'demo',
    owner: demoOwner,
    persisted,
    session: null,
    samples: demoSamples,
    earlierCounts: sampleCounts,
  }),
);
