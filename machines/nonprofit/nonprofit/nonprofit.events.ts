import type { ProgramsRoute } from '../model/index.ts';
import type { World } from '../../model/world/index.ts';

/** Events that the nonprofit's pages send. */
export type NonprofitEvent = { type: 'program.close' };

/** Events from the tab. */
export type NonprofitParentEvent =
  | { type: 'location.changed'; route: ProgramsRoute }
  | { type: 'world.changed'; world: World };

/** The open program was closed: the URL should no longer name it. */
export type NonprofitEmitted = { type: 'program.closed' };
