import { domainMatch, mayBecome } from '@vetsync/machines/organizations/model';
import type {
  Organization,
  OrganizationDecisionRequest,
  OrganizationStatus,
  ReviewedOrganization,
} from '@vetsync/machines/organizations/model';
import type { MailRequests } from '../accounts/mail/mailRequests.ts';
import type { Clock } from '../clock.ts';
import type { Sql } from '../data/db.ts';
import { pageOf } from '../data/keyset.ts';
import type { Keyset } from '../data/keyset.ts';
import { AppError } from '../errors.ts';
import { decisionOf, organizationColumns, organizationOf } from './rows.ts';
import type { OrganizationRow } from './rows.ts';
import { withScope } from '../data/scopes.ts';
import { recordSecurityEvent } from './securityEvents.ts';

const administration = { administration: true };
const uniqueViolation = '23505';

/** Whether applicants have to know of a decision: staff can no longer work on applications, or can again. */
const changesApplications = (before: OrganizationStatus, after: OrganizationStatus) =>
  before === 'suspended' || after === 'suspended';

type Owner = Omit<ReviewedOrganization['owners'][number], 'domain'>;
type ReviewedRow = OrganizationRow & {
  owners: Owner[];
  staff: number;
  lookAlikes: ReviewedOrganization['lookAlikes'];
};

/** All organizations, as administrators see and decide on them. */
export function createOrganizationAdministration(sql: Sql, clock: Clock, mailRequests: MailRequests) {
  return {
    /** A page of organizations, newest first. */
    list: ({
      status,
      item,
      cursor,
      limit,
    }: {
      status?: OrganizationStatus | undefined;
      /** Only this one. */
      item?: string | undefined;
      cursor?: Keyset | undefined;
      limit: number;
    }): Promise<{ organizations: ReviewedOrganization[]; nextCursor: string | null }> =>
      withScope(sql, administration, async (tx) => {
        const rows = await tx<ReviewedRow[]>`
          select ${organizationColumns(tx)}, staff.count as staff, staff.owners, look_alikes.list as "lookAlikes"
          from organizations o
          cross join lateral (
            select count(*)::int as count, coalesce(
              json_agg(json_build_object('userId', u.id, 'email', u.email, 'fullName', u.full_name) order by m.joined_at)
                filter (where m.role = 'owner'), '[]') as owners
            from organization_members m join colleagues u on u.id = m.user_id where m.organization_id = o.id
          ) staff
          cross join lateral (
            select coalesce(json_agg(json_build_object('id', l.id, 'name', l.name, 'slug', l.slug)), '[]') as list
            from organizations l
            where l.name_skeleton = o.name_skeleton and l.id <> o.id and l.status in ('approved', 'suspended')
          ) look_alikes
          where o.ended_at is null ${item ? tx`and o.id = ${item}` : tx``} ${status ? tx`and o.status = ${status}` : tx``}
            ${cursor ? tx`and (o.created_at, o.id) < (${cursor.createdAt}, ${cursor.id})` : tx``}
          order by o.created_at desc, o.id desc limit ${limit + 1}`;
        const { page, nextCursor } = pageOf(rows, limit);
        const organizations = page.map(({ owners, staff, lookAlikes, ...row }) => ({
          organization: organizationOf(row),
          decision: decisionOf(row),
          owners: owners.map((owner) => ({ ...owner, domain: domainMatch(row.website, owner.email) })),
          staff,
          lookAlikes,
        }));
        return { organizations, nextCursor };
      }),

    /** @throws AppError `not_found`, `decision_not_possible`, `look_alike_approved`. */
    decide: (
      administratorId: string,
      organizationId: string,
      { status, reason = '' }: OrganizationDecisionRequest,
    ): Promise<Organization> =>
      withScope(sql, administration, async (tx) => {
        const [before] = await tx<{ status: OrganizationStatus }[]>`
          select status from organizations
          where id = ${organizationId} and ended_at is null for no key update`;
        if (!before) throw new AppError('not_found');
        if (!mayBecome(before.status, status)) throw new AppError('decision_not_possible');
        const at = clock.now();
        const [row] = await tx<OrganizationRow[]>`
          update organizations o set status = ${status}, decision = ${status}, reason = ${reason}, decided_at = ${at},
            updated_at = ${at}, version = version + 1,
            applicants_told = applicants_told and ${!changesApplications(before.status, status)}
          where o.id = ${organizationId} returning ${organizationColumns(tx)}`.catch(
          (error: { code?: string }) => {
            throw error.code === uniqueViolation ? new AppError('look_alike_approved') : error;
          },
        );
        await recordSecurityEvent(tx, {
          kind: 'organization_decided',
          at,
          organizationId,
          actorId: administratorId,
          details: { from: before.status, to: status },
        });
        const owners = await tx<{ userId: string; email: string }[]>`
          select u.id as "userId", u.email from organization_members m join colleagues u on u.id = m.user_id
          where m.organization_id = ${organizationId} and m.role = 'owner'`;
        for (const owner of owners) {
          await mailRequests.add(`organization_${status}`, { ...owner, organizationId }, tx);
        }
        return organizationOf(row!);
      }),
  };
}
