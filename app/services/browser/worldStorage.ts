import type { PlatformMode } from '@vetsync/machines/model';
import { browserStorage } from './storage.ts';

/** Under which the world of each mode lies in this tab, and by which its tabs are called together. */
export const worldNames: Readonly<Record<PlatformMode, string>> = {
  demo: 'vetsync_demo_world',
  account: 'vetsync_account_world',
};

export const worldStorage = (mode: PlatformMode) => browserStorage(worldNames[mode], 'session');

/** The demo begins anew wherever the site's root was opened (platform spec, section 2). */
export function forgetDemo(): void {
  try {
    const demo = worldStorage('demo');
    if (demo.read()) demo.write('');
  } catch {
    // What can't be written was not kept either.
  }
}
