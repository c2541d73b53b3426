import type { AccessLog, AccessRecord } from '@vetsync/machines/model/exchange';
import type { Sql } from '../../data/db.ts';
import { pageOf } from '../../data/keyset.ts';
import type { Keyset } from '../../data/keyset.ts';
import { withScope } from '../../data/scopes.ts';

export interface AccessLogRequest {
  /** Only records about this application. */
  application?: string | undefined;
  cursor?: Keyset | undefined;
  limit: number;
}

/** Records of who looked at what people show and had sent. */
export const createAccessLog = (sql: Sql) => ({
  /** A page of the records about a person, newest first. An export is a record for each application that it had. */
  list: (userId: string, { application, cursor, limit }: AccessLogRequest): Promise<AccessLog> =>
    withScope(sql, { userId }, async (tx) => {
      const rows = await tx<(Omit<AccessRecord, 'at'> & { createdAt: Date })[]>`
        select r.id, r.kind, r.at as "createdAt", a.id as "applicationId",
          json_build_object('id', r.organization_id, 'name', coalesce(o.name, '')) as organization,
          a.kind as "applicationKind", coalesce(a.listing_title, nullif(c.title, '')) as "listingTitle",
          (select json_build_object('id', u.id, 'name', u.name) from named_people u where u.id = r.actor_id) as actor
        from (
          select id, case when thread_id is not null then 'read' when booking_id is not null then 'reason'
              when referral_id is not null then 'referral'
              when num_nulls(application_id, case_id) = 2 then 'found' else 'opened' end as kind, organization_id,
            application_id, case_id, actor_id, at
          from access_records where user_id = ${userId}
          union all
          select md5(e.id::text || a.id::text)::uuid, 'exported', a.organization_id, a.id, null, e.actor_id, e.at
          from applications a join application_exports e on e.organization_id = a.organization_id
            and e.case_kind is null and e.at >= a.submitted_at and (e.listing_id is null or e.listing_id = a.listing_id)
          where a.user_id = ${userId} and e.actor_id is distinct from ${userId}
          union all
          select md5(e.id::text || k.id::text)::uuid, 'exported', k.organization_id, null, k.id, e.actor_id, e.at
          from cases k join application_exports e on e.organization_id = k.organization_id
            and e.case_kind = k.kind and e.at >= k.opened_at and (e.listing_id is null or e.listing_id = k.listing_id)
          where k.user_id = ${userId} and e.actor_id is distinct from ${userId}
        ) r left join organizations o on o.id = r.organization_id
        left join cases c on c.organization_id = r.organization_id and c.id = r.case_id and c.user_id = ${userId}
        left join applications a on a.organization_id = r.organization_id
          and a.id = coalesce(r.application_id, c.application_id) and a.user_id = ${userId}
        where ${application ? tx`a.id = ${application}` : tx`true`}
          and ${cursor ? tx`(r.at, r.id) < (${cursor.createdAt}, ${cursor.id})` : tx`true`}
        order by r.at desc, r.id desc limit ${limit + 1}`;
      const { page, nextCursor } = pageOf(rows, limit);
      return {
        records: page.map(({ createdAt, ...row }) => ({ ...row, at: createdAt.toISOString() })),
        nextCursor,
      };
    }),
});
