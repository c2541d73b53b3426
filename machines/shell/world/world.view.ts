import type { SnapshotFrom } from 'xstate';
import type { PlatformMode } from '../model/index.ts';
import type { World } from '../../model/world/index.ts';
import type { worldMachine } from './world.machine.ts';

export interface WorldView {
  /** `away`: no place of the platform is shown. */
  state: 'away' | 'live';
  /** `memory`: this browser keeps nothing; a reload loses the world. */
  store: 'persisted' | 'memory';
  mode: PlatformMode;
  world: World;
  /** Whether anything happened that a reset would undo. */
  canReset: boolean;
}

export function worldView({ value, context }: SnapshotFrom<typeof worldMachine>): WorldView {
  return {
    state: value.presence,
    store: value.store,
    mode: context.mode,
    world: context.log.world,
    canReset: context.log.facts.length > 0,
  };
}
