import { createPlatform, type Platform, type PlatformView } from '@vetsync/machines/platform';
import { preferencesMachine } from '@vetsync/machines/preferences';
import type { Address } from '@vetsync/machines/shell';
import { worldMachine } from '@vetsync/machines/world';
import { createActor } from 'xstate';
import { demoOwner } from '../services/browser/storageKey.ts';
import { createContents } from './contents.ts';
import type { Traits } from './traits.ts';
import type { OwnPlatform } from './usePlatform.ts';

/**
 * Nobody is known yet, which keeps nobody from seeing where they are. The demo greets a first visitor with a hint, whose room is
 * held from the start, so that nothing moves when it comes.
 */
const opened = (view: PlatformView, greets: boolean): PlatformView => ({
  ...view,
  guidance: { ...view.guidance, hasRoom: greets },
  shell: view.shell.state === 'checking' ? { ...view.shell, state: 'open', canSignOut: false } : view.shell,
});

const now = () => 0;

/** A platform as it is before anything has happened, the same for everybody: what a prerendered page shows. */
export function staticPlatform({ samples, greets, ...traits }: Traits, address: Address): OwnPlatform {
  const platform = createPlatform({
    ...traits,
    address,
    reader: { locale: 'en-US', timeZone: 'UTC' },
    now,
    world: { machine: worldMachine, input: { mode: traits.mode, persisted: null, now, random: () => 0 } },
    preferences: createActor(preferencesMachine, { input: { persisted: null } }),
    tell: () => {},
  });
  const view = opened(platform.view(), greets);
  return {
    contents: createContents(samples),
    platform: { ...platform, view: () => view, send: () => {} } satisfies Platform,
    owner: demoOwner,
  };
}
