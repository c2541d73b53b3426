import type { Fact, World, WorldMessage, WorldDispatchEmitted } from '../../model/world/index.ts';

/** Events that screens send: reset the demo in all tabs. */
export type WorldEvent = { type: 'world.reset' };

/** Events from the platform. */
export type WorldParentEvent =
  /** A command from any machine. */
  | WorldDispatchEmitted
  /** A page of the platform was opened. Asks the other tabs for their facts. */
  | { type: 'world.enter' }
  /** Clears this tab's world: the site's root was opened (platform spec, section 2), or the person signed out. */
  | { type: 'world.leave' };

/** To the actor `otherTabs`: send this message. From it: a valid message (`parseWorldMessage`) was received. */
export type OtherTabsEvent =
  | { type: 'tabs.post'; message: WorldMessage }
  | { type: 'tabs.received'; message: WorldMessage };

/** To the actor `store`: store this text for this tab (null: clear it). From it: the result. */
export type WorldStoreEvent =
  | { type: 'store.write'; text: string | null }
  | { type: 'store.done' }
  | { type: 'store.failed' };

export type WorldEmitted =
  | { type: 'world.changed'; world: World }
  /** A command in this tab has changed the world. */
  | { type: 'fact.made'; fact: Fact }
  /** Another epoch has begun, by a reset in this tab or another. */
  | { type: 'epoch.begun'; by: 'here' | 'tab' };
