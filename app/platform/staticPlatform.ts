import { createPlatform, platformOf, type PlatformView } from '@vetsync/machines/shell/platform';
import { preferencesMachine } from '@vetsync/machines/shell/preferences';
import type { PageLocation } from '@vetsync/machines/shell/shell';
import { worldMachine, worldView, type WorldInput } from '@vetsync/machines/shell/world';
import { writePhrase } from '@vetsync/ui/language';
import { createActor } from 'xstate';
import { locale } from '../language/language.ts';
import { demoOwner } from '../services/browser/storageKey.ts';
import { createTabLoader } from './tabLoader.ts';
import type { PlatformConfig } from './platformConfig.ts';
import type { PlatformContextValue } from './usePlatform.ts';

/**
 * Shows the shell as open, because a prerendered page has no session yet. The demo welcomes a first
 * visitor with a hint. Its space is reserved from the start, so that nothing moves when it appears.
 */
const opened = (view: PlatformView, greets: boolean): PlatformView => ({
  ...view,
  guidance: { ...view.guidance, reservesSpace: greets },
  shell: view.shell.state === 'checking' ? { ...view.shell, state: 'open', canSignOut: false } : view.shell,
});

// Fixed, so that each build renders the same HTML.
const now = () => 0;

/** A platform in its initial state, the same for all visitors, for prerendered pages. */
export function staticPlatform(
  { tabs, greets, urlOf, ...config }: PlatformConfig,
  location: PageLocation,
): PlatformContextValue {
  const input: WorldInput = { stored: null, now, random: () => 0 };
  const preferences = createActor(preferencesMachine, { input: { stored: null } });
  const root = createPlatform({
    ...config,
    location,
    intl: { locale, timeZone: 'UTC' },
    write: writePhrase,
    now,
    world: { machine: worldMachine, input, viewOf: worldView },
    preferences: preferences.getSnapshot().context.preferences,
  });
  return {
    tabLoader: createTabLoader(tabs, demoOwner),
    platform: platformOf(root, preferences, () => {}),
    owner: demoOwner,
    urlOf,
    shownOf: (own) => opened(own, greets),
  };
}
