import * as z from 'zod/mini';

import { optionalParts } from './optionalParts.ts';
import type { OptionalPart } from './optionalParts.ts';
import type { ListingKind } from '../../organizations/model/listingKinds.ts';
import type { Profile } from '../../profile/model/profile.ts';
import { collegeFormSchema } from '../world/applications.ts';
import { applicationTextMax } from '../world/statuses.ts';
import type { ApplicationKind } from '../world/statuses.ts';
import { uuidSchema } from '../../system/model/uuidSchema.ts';

/** The kind of listing that each kind of application is for. */
export const listingKindOf = {
  job: 'job',
  college: 'degree',
  nonprofit: 'program',
} as const satisfies Record<ApplicationKind, ListingKind>;
export const submissionTypes = {
  'job.submit': 'job',
  'college.submit': 'college',
  'nonprofit.submit': 'nonprofit',
} as const satisfies Record<string, ApplicationKind>;

const text = z.string().check(z.maxLength(applicationTextMax));
const line = z.string().check(z.maxLength(200));
const share = z.optional(
  z.partial(z.strictObject(Object.fromEntries(optionalParts.map((part) => [part, z.boolean()])))),
) as unknown as z.ZodMiniOptional<z.ZodMiniType<Partial<Record<OptionalPart, boolean>>>>;
const listingId = uuidSchema;

/** Applications for what an organization has published. Everything but the listing defaults to the stored profile. */
export const submissionPayloads = {
  'job.submit': z.strictObject({ listingId, share, coverLetter: z.optional(text) }),
  'college.submit': z.strictObject({ listingId, share, form: z.optional(z.partial(collegeFormSchema)) }),
  'nonprofit.submit': z.strictObject({
    listingId,
    share,
    services: z.optional(z.array(line).check(z.maxLength(30))),
    situation: z.optional(line),
    message: z.optional(text),
  }),
} as const;
/** The most schools of one common application. */
export const schoolsMax = 20;
/** The common application: to several schools at once, with the same form. */
export const commonApplicationPayload = z.strictObject({
  listingIds: z.array(listingId).check(z.minLength(1), z.maxLength(schoolsMax)),
  share,
  form: z.optional(z.partial(collegeFormSchema)),
});
/** What became of a common application at each school, in the order of the command. */
export const submissionResultSchema = z.object({
  listingId: z.string(),
  /** The new application, or, with `already_applied`, the one that stands. Null with the other two. */
  applicationId: z.nullable(z.string()),
  refused: z.nullable(z.enum(['listing_closed', 'listing_full', 'already_applied'])),
});
export type SubmissionResult = z.output<typeof submissionResultSchema>;

export type SubmissionType = keyof typeof submissionPayloads;
export type Submission = {
  [Type in SubmissionType]: { type: Type } & z.output<(typeof submissionPayloads)[Type]>;
}[SubmissionType];

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
