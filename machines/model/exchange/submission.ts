import * as z from 'zod/mini';

import { optionalParts } from './optionalParts.ts';
import type { OptionalPart } from './optionalParts.ts';
import type { ListingKind } from '../../organizations/model/listingKinds.ts';
import type { Profile } from '../../profile/model/profile.ts';
import type { ApplicationKind } from '../world/statuses.ts';

/** The kind of listing that each kind of application is for. */
export const listingKindOf = {
  job: 'job',
  college: 'degree',
  nonprofit: 'program',
} as const satisfies Record<ApplicationKind, ListingKind>;
/** The most schools of one common application. */
export const schoolsMax = 20;
/** What became of a common application at each school, in the order of the command. */
export const submissionResultSchema = z.object({
  listingId: z.string(),
  /** The new application, or, with `already_applied`, the one that stands. Null with the other two. */
  applicationId: z.nullable(z.string()),
  refused: z.nullable(z.enum(['listing_closed', 'listing_full', 'already_applied'])),
});
export type SubmissionResult = z.output<typeof submissionResultSchema>;

/** What an organization gets of an applicant's profile: as it was when it was sent. */
export interface Snapshot extends Partial<Pick<Profile, Exclude<OptionalPart, 'email'>>> {
  name: string;
  email?: string;
}

const isEmpty = (value: unknown) =>
  value === '' || value === null || (Array.isArray(value) && value.length === 0);

/** What is sent of a profile. Parts that are switched off, or empty, are missing. */
export function snapshotOf(
  profile: Profile,
  { name, email }: { name: string; email: string },
  shared: Partial<Record<OptionalPart, boolean>> = {},
): Snapshot {
  const values = { ...profile, email };
  const sent = optionalParts.filter((part) => shared[part] !== false && !isEmpty(values[part]));
  return { name, ...Object.fromEntries(sent.map((part) => [part, values[part]])) };
}
