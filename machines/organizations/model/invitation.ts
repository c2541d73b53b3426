import * as z from 'zod/mini';
import { emailSchema, linkTokenSchema } from '../../account/model/account.ts';
import { memberRoles } from './roles.ts';

export const invitationStates = ['open', 'accepted', 'withdrawn', 'expired'] as const;
export type InvitationState = (typeof invitationStates)[number];

/** State of an invitation, which one person can accept once. */
export function invitationState(
  {
    acceptedAt,
    withdrawnAt,
    expiresAt,
  }: { acceptedAt: Date | null; withdrawnAt: Date | null; expiresAt: Date },
  now: Date,
): InvitationState {
  if (acceptedAt) return 'accepted';
  if (withdrawnAt) return 'withdrawn';
  return expiresAt > now ? 'open' : 'expired';
}

export const memberRoleSchema = z.enum(memberRoles);

/** `POST /api/organizations/{id}/invitations`. The answer is the same whether or not the address has an account. */
export const newInvitationSchema = z.strictObject({ email: emailSchema, role: memberRoleSchema });
export type NewInvitation = z.infer<typeof newInvitationSchema>;

/** `POST /api/invitations/accept`: the token of the mailed link. */
export const acceptInvitationSchema = z.strictObject({ token: linkTokenSchema });

/** An invitation as staff see it. Times are ISO 8601 in UTC. */
export const invitationSchema = z.object({
  id: z.string(),
  email: z.string(),
  role: memberRoleSchema,
  state: z.enum(invitationStates),
  /** Name or email of the colleague who sent it. Null after their account was deleted. */
  invitedBy: z.nullable(z.string()),
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type Invitation = z.infer<typeof invitationSchema>;
export const invitationResponseSchema = z.object({ invitation: invitationSchema });
export const invitationsSchema = z.object({ invitations: z.array(invitationSchema) });
