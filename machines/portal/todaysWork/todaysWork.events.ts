import type { World } from '../../model/world/index.ts';

/** Events from the tab. The list itself sends none: all that it holds are links. */
export type TodaysWorkParentEvent = { type: 'world.changed'; world: World };
