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
export const membershipsSchema = z.object({ memberships: z.array(membershipSchema) });

/** Answer of `POST /api/invitations/offer`: what the invited person would accept. */
export const invitationOfferSchema = z.object({
  organization: ownOrganizationSchema,
  role: memberRoleSchema,
  /** Name or email of the colleague who sent it. Null after their account was deleted. */
  invitedBy: z.nullable(z.string()),
  expiresAt: z.string(),
});
export type InvitationOffer = z.infer<typeof invitationOfferSchema>;
