import type { World } from '../../model/world/index.ts';

/** What the app passes on. The dashboard itself only leads on: all it holds are links. */
export type UniversityParentEvent = { type: 'world.changed'; world: World };
