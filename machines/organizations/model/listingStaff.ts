import * as z from 'zod/mini';
import { uuidSchema } from '../../system/model/uuidSchema.ts';
import { listingSchema } from './listing.ts';
import type { ListingStatus, ListingStep } from './listing.ts';
import { listingKinds, listingKindsOf } from './listingKinds.ts';
import type { ListingKind } from './listingKinds.ts';
import type { Organization } from './organization.ts';
import { roleAllows, statusAllows } from './roles.ts';
import type { MemberRole } from './roles.ts';

/** An organization, and the role in it of the person who looks at its listings. */
export interface ListingsOwner {
  organization: Organization;
  role: MemberRole;
}

/** Whether role and status let somebody write listings. */
export const mayWriteListings = ({ organization, role }: ListingsOwner): boolean =>
  roleAllows(role, 'list') && statusAllows(organization.status, 'list');

/** The step that is possible with a listing, by its status. */
export const listingStepFrom: Readonly<Record<ListingStatus, ListingStep>> = {
  draft: 'publish',
  published: 'close',
  closed: 'reopen',
};

/** The kind that an address asks for, or the first that the organization may list. */
export const listingKindFor = (
  organization: Pick<Organization, 'kind'>,
  asked: string | null,
): ListingKind => {
  const offered = listingKindsOf(organization.kind);
  return offered.find((kind) => kind === asked) ?? offered[0] ?? listingKinds[0];
};

/** Whether jobs can be imported. */
export const mayImportJobs = (owner: ListingsOwner): boolean =>
  mayWriteListings(owner) && listingKindsOf(owner.organization.kind).includes('job');

/** What can be done with several drafts at once. */
export const draftActions = ['publish', 'delete'] as const;
export type DraftAction = (typeof draftActions)[number];
/** The most drafts of one call. */
export const draftBatchMax = 100;
export const draftBatchSchema = z.strictObject({
  action: z.enum(draftActions),
  ids: z.array(uuidSchema).check(z.minLength(1), z.maxLength(draftBatchMax)),
});
/** What became of each draft of a call: as it is stored now, null if it is deleted, or why it stays as it is. */
export const draftBatchResultSchema = z.object({
  results: z.array(
    z.union([
      z.object({ id: z.string(), listing: z.nullable(listingSchema) }),
      z.object({ id: z.string(), problem: z.looseObject({ status: z.int(), code: z.string() }) }),
    ]),
  ),
});
export type DraftBatchResult = z.output<typeof draftBatchResultSchema>;
