import type { PlatformMode, World } from '../model/index.ts';

export interface WorldView {
  /** `away`: no place of the platform is shown. */
  state: 'away' | 'live';
  /** `memory`: this browser keeps nothing; a reload loses the world. */
  store: 'kept' | 'memory';
  mode: PlatformMode;
  world: World;
  /** Whether anything happened that a reset would undo. */
  canReset: boolean;
}
