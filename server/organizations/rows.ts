import type {
  Organization,
  OrganizationDecision,
  DecisionStatus,
} from '@vetsync/machines/organizations/model';
import type { Sql, TransactionSql } from '../data/db.ts';

export type OrganizationRow = Omit<Organization, 'createdAt' | 'updatedAt'> & {
  createdAt: Date;
  updatedAt: Date;
  decision: DecisionStatus | null;
  reason: string;
  decidedAt: Date | null;
};

/** Columns of the table `organizations` as `o`. */
export const organizationColumns = (sql: Sql | TransactionSql) => sql`
  o.id, o.kind, o.slug, o.status, o.name, o.website, o.about, o.contact_email as "contactEmail", o.phone, o.location,
  o.zip, o.created_at as "createdAt", o.updated_at as "updatedAt", o.version, o.decision, o.reason,
  o.decided_at as "decidedAt"`;

export function organizationOf({
  createdAt,
  updatedAt,
  decision: _decision,
  reason: _reason,
  decidedAt: _decidedAt,
  ...row
}: OrganizationRow): Organization {
  return { ...row, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

export const decisionOf = ({ decision, reason, decidedAt }: OrganizationRow): OrganizationDecision | null =>
  decision && decidedAt && { status: decision, reason, decidedAt: decidedAt.toISOString() };
