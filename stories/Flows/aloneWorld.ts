import { seededRandom } from '@vetsync/machines/reviews/model';
import type { World, WorldDispatchEmitted } from '@vetsync/machines/model/world';
import { worldMachine, type OtherTabsEvent, type WorldStoreEvent } from '@vetsync/machines/shell/world';
import { createActor, fromCallback } from 'xstate';
import { now } from '../support/leads.ts';

/** A world without other tabs or storage. */
export const alone = worldMachine.provide({
  actors: {
    otherTabs: fromCallback<OtherTabsEvent, void>(() => undefined),
    store: fromCallback<WorldStoreEvent, void>(() => undefined),
  },
});

/** A world without other tabs or storage, which the screens of one page share. */
export function aloneWorld(seed: string) {
  const random = seededRandom(seed);
  const world = createActor(alone, { input: { now, random } }).start();
  return {
    random,
    current: () => world.getSnapshot().context.log.world,
    dispatch: (emitted: { type: string }) => {
      if (emitted.type === 'world.dispatch') world.send(emitted as WorldDispatchEmitted);
    },
    follow: (send: (event: { type: 'world.changed'; world: World }) => void) =>
      world.on('world.changed', send).unsubscribe,
  };
}
