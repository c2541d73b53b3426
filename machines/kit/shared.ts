import { fromCallback } from 'xstate';
import type { ActorRef, EventObject, Snapshot } from 'xstate';
import type { Profile } from '../profile/model/index.ts';
import type { Role } from '../account/model/index.ts';
import type { ShellRoute, TabValue } from '../shell/model/index.ts';
import type { World } from '../model/world/index.ts';
import type { System } from './relayed.ts';

/** The data that the platform's screens share has changed. */
export interface WorldChanged {
  type: 'world.changed';
  world: World;
}

/** The URL or the role has changed. `role` is null until a profile is chosen. */
export interface RouteChanged {
  type: 'route.changed';
  route: ShellRoute;
  role: Role | null;
  tab: TabValue | null;
}

/** The platform displays another person, or their profile was loaded or edited. */
export interface PersonChanged {
  type: 'person.changed';
  person: Profile;
}

// `world` is the system id of the platform's world. A machine that runs alone has none and gets no changes.
const worldIn = (system: System): ActorRef<Snapshot<unknown>, EventObject, WorldChanged> | undefined =>
  system.get('world');

/** Invoke it to receive `world.changed` events while in a state. */
export const worldChanges = fromCallback(({ system, sendBack }) => {
  const subscription = worldIn(system)?.on('world.changed', sendBack);
  return () => subscription?.unsubscribe();
});
