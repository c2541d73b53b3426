import { fromCallback } from 'xstate';
import type { ActorRef, EventObject, NonReducibleUnknown, Snapshot } from 'xstate';
import type { Profile } from '../../profile/model/index.ts';
import type { Role } from '../../account/model/index.ts';
import type { ShellRoute, TabValue } from '../model/index.ts';
import type { Fact, World, WorldLog } from '../../model/world/index.ts';
import type { ActorSystem } from '../../kit/emitToParent.ts';

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
  /** The tabs that are there. */
  tabs: readonly TabValue[];
}

/** The platform displays another person, or their profile was loaded or edited. */
export interface PersonChanged {
  type: 'person.changed';
  person: Profile;
}

/** Something has happened in the world, or the world was reset. */
export interface FactsChanged {
  type: 'facts.changed';
  /** In the order in which they happened. */
  facts: readonly Fact[];
}

type WorldSnapshot = Snapshot<unknown> & { context: { log: WorldLog } };

// `world` is the system id of the platform's world. A machine that runs alone has none and gets no changes.
const worldIn = (system: ActorSystem): ActorRef<WorldSnapshot, EventObject, WorldChanged> | undefined =>
  system.get('world');

/** Invoke it to receive `world.changed` events while in a state. */
export const worldChanges = fromCallback(({ system, sendBack }) => {
  const subscription = worldIn(system)?.on('world.changed', sendBack);
  return () => subscription?.unsubscribe();
});

/** Emits `facts.changed` events, the first one at once. */
export const worldFacts = fromCallback<EventObject, NonReducibleUnknown, FactsChanged>(({ system, emit }) => {
  const world = worldIn(system);
  let sent: readonly Fact[] | null = null;
  const send = ({ context: { log } }: WorldSnapshot) => {
    if (log.facts === sent) return;
    sent = log.facts;
    emit({ type: 'facts.changed', facts: log.facts });
  };
  if (world) send(world.getSnapshot());
  const subscription = world?.subscribe(send);
  return () => subscription?.unsubscribe();
});
