import { fromCallback } from 'xstate';
import type { ActorRef, EventObject, Snapshot } from 'xstate';
import type { Role } from '../account/model/index.ts';
import type { ShellPlace, TabValue } from '../shell/model/index.ts';
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
  place: ShellPlace;
  role: Role | null;
  tab: TabValue | null;
}

type Emitter<Emitted extends EventObject> = ActorRef<Snapshot<unknown>, EventObject, Emitted>;

// The ids under which a platform registers the actors that its machines share. Without them, as where a machine runs alone,
// nothing changes.
const worldIn = (system: System): Emitter<WorldChanged> | undefined => system.get('world');
const shellIn = (system: System): Emitter<RouteChanged> | undefined => system.get('shell');

/** Invoke it to take `world.changed` as events, for as long as the state lasts. */
export const worldChanges = fromCallback(({ system, sendBack }) => {
  const subscription = worldIn(system)?.on('world.changed', sendBack);
  return () => subscription?.unsubscribe();
});

/** Invoke it to take `route.changed` as events, for as long as the state lasts. */
export const routeChanges = fromCallback(({ system, sendBack }) => {
  const subscription = shellIn(system)?.on('route.changed', sendBack);
  return () => subscription?.unsubscribe();
});
