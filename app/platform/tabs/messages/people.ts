import {
  correspondentsOf,
  worldBriefs,
  type ApplicationBrief,
  type Correspondent,
  type Desk,
} from '@vetsync/machines/messages/model';
import type { World } from '@vetsync/machines/model/world';
import { viewerSample } from '@vetsync/samples/viewer';

/** Whom an organization knows: by their applications, newest first, and otherwise. */
export interface Known {
  briefs: readonly ApplicationBrief[];
  others: readonly Correspondent[];
}
/** An organization of the demo, and whom its samples know, with what the shared world knows besides. */
export interface SampleDesk {
  desk: Desk;
  knows: (world: World, now: number) => Known;
}

/** Somebody known by what they belong to. */
export const belongsTo = (
  { id, name, image, rank, branch }: Record<'id' | 'name' | 'image' | 'rank' | 'branch', string>,
  subject: string,
): Correspondent => ({
  id,
  name,
  detail: [rank, branch].filter(Boolean).join(', '),
  image,
  subjects: [{ applicationId: null, subject }],
});

/** Whoever is written to from the profile viewer, once that was done. */
function viewed(world: World, desk: Desk, now: number): Correspondent[] {
  const { id, name, rank, branch } = viewerSample(now);
  const isKnown = world.sentMessages.some(({ from, to }) => from === desk && to === id);
  return isKnown ? [belongsTo({ id, name, image: '', rank, branch }, 'Veteran profile')] : [];
}

const withViewed = ({ briefs, others }: Known, more: readonly Correspondent[]): Known => ({
  briefs,
  others: [...others, ...more],
});

/** Of a signed-in organization nothing but the shared world is known. */
export const knownTo = ({ desk, knows }: SampleDesk, world: World, now: number, isSample: boolean): Known =>
  isSample
    ? withViewed(knows(world, now), viewed(world, desk, now))
    : { briefs: worldBriefs(world, desk).toReversed(), others: [] };

/** People of an organization, each once. */
export function peopleOf({ briefs, others }: Known): Correspondent[] {
  const applied = correspondentsOf(briefs);
  const ids = new Set(applied.map(({ id }) => id));
  return [...applied, ...others.filter(({ id }) => !ids.has(id))];
}
