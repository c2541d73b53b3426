import type { World } from '../../model/world/index.ts';

/** Events from the app. The dashboard itself only leads on: all it holds are links. */
export type UniversityParentEvent = { type: 'world.changed'; world: World };
