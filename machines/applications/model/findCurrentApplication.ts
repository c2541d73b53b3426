import { isCurrent, sentApplications } from '../../model/world/sentApplications.ts';
import type { SentApplication } from '../../model/world/sentApplications.ts';
import type { World } from '../../model/world/world.ts';
import { organizationOf, subjectOf } from './target.ts';
import type { ApplicationTarget } from './target.ts';

/** Whether somebody applied with it for this. Two listings of an organization may have the same title. Applications of the demo name no listing. */
export function isFor(
  { kind, listingId, title, organization }: SentApplication,
  target: ApplicationTarget,
): boolean {
  if (kind !== target.kind) return false;
  if (listingId !== null) return listingId === target.id;
  return title === subjectOf(target) && organization === organizationOf(target);
}

/** The veteran's application for this job or program that is in progress or was accepted, or null: they may apply. */
export const findCurrentApplication = (
  target: ApplicationTarget,
  { veteranId, world }: { veteranId: string; world: World },
): SentApplication | null =>
  sentApplications(world).find(
    (one) => one.veteranId === veteranId && isFor(one, target) && isCurrent(one),
  ) ?? null;
