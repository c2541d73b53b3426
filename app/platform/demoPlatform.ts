import { veteranId, type WorldLog } from '@vetsync/machines/model/world';
import { createPlatform, platformOf } from '@vetsync/machines/shell/platform';
import { shellView } from '@vetsync/machines/shell/shell';
import { currentLocation } from '../page/location.ts';
import { memoizeByKey } from '../page/memoizeByKey.ts';
import { setDemoUrls } from '../page/navigateTo.ts';
import type { Root } from '../root.ts';
import { browserTextStore } from '../services/browser/textStore.ts';
import { demoOwner } from '../services/browser/storageKey.ts';
import { preferencesOf } from '../services/preferences.ts';
import { openPlatform, platformInput } from './openPlatform.ts';
import { demoConfig } from './demoConfig.ts';
import { createTabLoader } from './tabLoader.ts';
import type { PlatformContextValue } from './usePlatform.ts';
import { readStoredLog, worldOf } from '../services/world.ts';

let stored: WorldLog | null = null;

/** Loads the log of the demo's changes that this browser tab has stored. Must run before `demoPlatform`. */
export async function readStoredDemo(): Promise<void> {
  stored = await readStoredLog(demoOwner);
}

/** The demo's platform. The first call opens it, and it stays open. */
export const demoPlatform = memoizeByKey((root: Root): PlatformContextValue => {
  const { urlOf, tabs } = demoConfig;
  const tabLoader = createTabLoader(tabs, demoOwner);
  const texts = browserTextStore(demoOwner);
  const actor = createPlatform({
    ...platformInput(root, demoConfig, demoOwner),
    location: currentLocation(),
    world: worldOf(demoOwner, stored),
    personId: veteranId,
    stored: texts.read,
    lazyTabAt: tabLoader.lazyTabAt,
  });
  const platform = platformOf(actor, preferencesOf(root));
  setDemoUrls((address) => urlOf(address, shellView(platform.actor.shell.getSnapshot()).content.role));
  openPlatform(root, actor, {
    config: demoConfig,
    ownerOf: () => demoOwner,
    // Nobody is signed in.
    handlers: { 'page.store': texts.write, 'session.signOut': () => {} },
  });
  return { platform, tabLoader, owner: demoOwner, urlOf };
});
