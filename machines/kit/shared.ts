import { fromCallback } from 'xstate';
import type { ActorRef, EventObject, Snapshot } from 'xstate';
import type { Profile } from '../profile/model/index.ts';
import type { Role } from '../account/model/index.ts';
import type { ShellRoute, TabValue } from '../shell/model/index.ts';
import type { World } from '../model/world/index.ts';
import type { System } from './relayed.ts';

/** What everybody on a platform shares was changed. */
export interface WorldChanged {
  type: 'world.changed';
  world: World;
}

/** The address names another route, or somebody else looks at the same one; `role` is null while nobody is chosen. */
export interface RouteChanged {
  type: 'route.changed';
  route: ShellRoute;
  role: Role | null;
  tab: TabValue | null;
}

/** Somebody else is shown on the platform, or their profile was read or edited. */
export interface PersonChanged {
  type: 'person.changed';
  person: Profile;
}

// The id under which a platform registers its world. Without one, as where a machine runs alone, nothing changes.
const worldIn = (system: System): ActorRef<Snapshot<unknown>, EventObject, WorldChanged> | undefined =>
  system.get('world');

/** Invoke it to take `world.changed` as events, for as long as the state lasts. */
export const worldChanges = fromCallback(({ system, sendBack }) => {
  const subscription = worldIn(system)?.on('world.changed', sendBack);
  return () => subscription?.unsubscribe();
});
