import type { World } from '../../model/world/index.ts';

/** Events that the list sends. All else that it holds are links. */
export type TodaysWorkEvent = { type: 'setup.retry' };

/** Events from the tab. */
export type TodaysWorkParentEvent = { type: 'world.changed'; world: World };
