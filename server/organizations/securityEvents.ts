import type { TransactionSql } from '../data/db.ts';

/** What is recorded about an organization and its staff. */
export type SecurityEventKind =
  | 'organization_created'
  | 'organization_resubmitted'
  | 'organization_decided'
  | 'organization_ended'
  | 'invitation_sent'
  | 'invitation_withdrawn'
  | 'invitation_declined'
  | 'member_joined'
  | 'member_role_changed'
  | 'member_removed'
  | 'member_left'
  | 'ownership_handed_over'
  | 'listing_published'
  | 'listing_closed'
  | 'listing_deleted';

export interface SecurityEvent {
  kind: SecurityEventKind;
  at: Date;
  organizationId: string;
  actorId: string;
  /** The person it happened to, if it isn't the actor. */
  subjectId?: string;
  /** Roles, statuses and ids of rows. Neither names nor addresses. */
  details?: Record<string, string>;
}

/** Adds an event in the transaction that it is about. Nobody can change or delete it afterwards. */
export async function recordSecurityEvent(
  tx: TransactionSql,
  { kind, at, organizationId, actorId, subjectId, details = {} }: SecurityEvent,
): Promise<void> {
  await tx`
    insert into security_events (at, kind, organization_id, actor_id, subject_id, details)
    values (${at}, ${kind}, ${organizationId}, ${actorId}, ${subjectId ?? null}, ${tx.json(details)})`;
}
