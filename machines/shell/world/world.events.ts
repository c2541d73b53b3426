import type { Fact, World, WorldMessage, WorldDispatchEmitted } from '../../model/world/index.ts';

/** Events that a screen sends: start the demo over, in every tab. */
export type WorldEvent = { type: 'world.reset' };

/** Events from the platform. */
export type WorldParentEvent =
  /** Any machine's wish for the world. */
  | WorldDispatchEmitted
  /** A place of the platform is shown; the other tabs are asked what they know. */
  | { type: 'world.enter' }
  /** This tab's world ends: the site's root is shown (platform spec, section 2), or somebody signed out. */
  | { type: 'world.leave' };

/** To the actor `otherTabs`: pass this on. From it: a message came, and is one (`readMessage`). */
export type OtherTabsEvent =
  | { type: 'tabs.post'; message: WorldMessage }
  | { type: 'tabs.received'; message: WorldMessage };

/** To the actor `keep`: keep this text for this tab (null: nothing). From it: whether it could. */
export type PersistEvent =
  | { type: 'persist.write'; text: string | null }
  | { type: 'persist.done' }
  | { type: 'persist.failed' };

export type WorldEmitted =
  | { type: 'world.changed'; world: World }
  /** By a command in this tab, and not without effect. */
  | { type: 'fact.made'; fact: Fact }
  /** Another era began, by a reset in this tab or because another tab told of one. */
  | { type: 'epoch.begun'; by: 'here' | 'tab' };
