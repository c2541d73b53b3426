import type { SnapshotFrom } from 'xstate';
import type { World } from '../../model/world/index.ts';
import type { worldMachine } from './world.machine.ts';

export interface WorldView {
  /** `away`: no page of the platform is open. */
  state: 'away' | 'live';
  /** `memory`: this browser can't store the world, so a reload loses it. */
  store: 'stored' | 'memory';
  world: World;
  /** Whether there is anything to reset. */
  canReset: boolean;
}

export function worldView({ value, context }: SnapshotFrom<typeof worldMachine>): WorldView {
  return {
    state: value.presence,
    store: value.store,
    world: context.log.world,
    canReset: context.log.facts.length > 0,
  };
}
