import type { NonprofitRoute } from '../model/index.ts';
import type { World } from '../../model/world/index.ts';

/** What the nonprofit's pages tell the machine. */
export type NonprofitEvent = { type: 'program.close' };

/** What the app passes on. */
export type NonprofitParentEvent =
  | { type: 'location.changed'; route: NonprofitRoute }
  | { type: 'world.changed'; world: World };

/** The address should name no program any more. */
export type NonprofitEmitted = { type: 'program.closed' };
