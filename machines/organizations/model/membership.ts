import * as z from 'zod/mini';
import { roleSchema } from '../../account/model/account.ts';
import { memberRoleSchema } from './invitation.ts';
import { organizationKindSchema, organizationStatusSchema } from './organization.ts';

/** A colleague, as staff see them. Times are ISO 8601 in UTC. */
export const organizationMemberSchema = z.object({
  userId: z.string(),
  email: z.string(),
  fullName: z.nullable(z.string()),
  role: memberRoleSchema,
  joinedAt: z.string(),
});
export type OrganizationMember = z.infer<typeof organizationMemberSchema>;
export const organizationMembersSchema = z.object({ members: z.array(organizationMemberSchema) });
export const memberResponseSchema = z.object({ member: organizationMemberSchema });

/** `PATCH /api/organizations/{id}/members/{userId}`. */
export const memberChangeSchema = z.strictObject({ role: memberRoleSchema });

const ownOrganizationSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  kind: organizationKindSchema,
  status: organizationStatusSchema,
});

/** One's own membership of an organization, and the role that one has on the platform while acting for it. */
export const membershipSchema = z.object({
  organization: ownOrganizationSchema,
  role: memberRoleSchema,
  platformRole: roleSchema,
  joinedAt: z.string(),
});
export type Membership = z.infer<typeof membershipSchema>;
export const membershipResponseSchema = z.object({ membership: membershipSchema });
/** Answer of `GET /api/me/organizations`. */
export const workplacesSchema = z.object({
  memberships: z.array(membershipSchema),
  /** By organization, how many notifications the caller has not read there, up to `staffUnreadMax`. */
  unread: z.record(z.string(), z.int()),
  /** For whom the caller acted last: `me`, or the slug of an organization. Null if they have not chosen. */
  actedFor: z.nullable(z.string()),
});
export type Workplaces = z.infer<typeof workplacesSchema>;
/** `PUT /api/me/acting`: the slug of an organization; null: oneself. */
export const actingSchema = z.strictObject({ organization: z.nullable(z.string().check(z.maxLength(80))) });

/** Answer of `POST /api/invitations/offer`: what the invited person would accept. */
export const invitationOfferSchema = z.object({
  organization: ownOrganizationSchema,
  role: memberRoleSchema,
  /** Name or email of the colleague who sent it. Null after their account was deleted. */
  invitedBy: z.nullable(z.string()),
  expiresAt: z.string(),
});
export type InvitationOffer = z.infer<typeof invitationOfferSchema>;
