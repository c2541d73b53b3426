import type { CaseKind } from '@vetsync/machines/model/world';
import type { Clock } from '../../clock.ts';
import type { Sql } from '../../data/db.ts';
import { setting } from '../../leads/csvExports.ts';
import type { CsvExport } from '../../leads/csvExports.ts';
import { safeCellSql } from '../../leads/leadsCsv.ts';
import { withStaffScope } from '../../organizations/scopes.ts';
import { utcSql } from '../applicationExport.ts';

const columns = {
  Name: safeCellSql('c.person_name'),
  Program: safeCellSql('c.title'),
  Status: 'c.status',
  Outcome: 'c.outcome',
  Priority: 'c.priority',
  Progress: 'c.progress',
  Term: safeCellSql('c.term'),
  Credits: 'c.credits',
  'Benefits left (%)': 'c.benefits_left',
  Owner: safeCellSql('owner.name'),
  'Next step': safeCellSql('c.next_step'),
  'Next on': 'c.next_on',
  'Last contact (UTC)': utcSql('c.last_contact_at'),
  'Opened (UTC)': utcSql('c.opened_at'),
  'Closed (UTC)': utcSql('c.closed_at'),
};

export interface CaseExportRequest {
  organizationId: string;
  kind: CaseKind;
  /** All listings if omitted. */
  listing?: string | undefined;
}

/** The cases of others that had been opened by a time, newest first. Row-level security sees who reads for whom. */
const exportOf = (
  userId: string,
  { organizationId, kind, listing }: CaseExportRequest,
  until: Date,
): CsvExport => ({
  columns: Object.keys(columns),
  select: `
    select ${Object.values(columns).join(', ')}
    from cases c left join named_people owner on owner.id = c.owner_id
    where c.organization_id = ${setting('organization_id')}::uuid and c.user_id <> ${setting('colleague')}::uuid
      and c.kind = ${setting('kind')} and c.undone_at is null and c.opened_at <= ${setting('until')}::timestamptz
      ${listing === undefined ? '' : `and c.listing_id = ${setting('listing')}::uuid`}
    order by c.opened_at desc, c.id desc`,
  settings: {
    organization_id: organizationId,
    colleague: userId,
    kind,
    until: until.toISOString(),
    listing: listing ?? '',
  },
});

/** Exports of an organization's cases, for who can decide. */
export const createCaseExports = (sql: Sql, clock: Clock) => ({
  /**
   * Exports the cases of a kind, and records it, so that each person can see that theirs left the platform.
   *
   * @param begin Starts the export. Nothing is recorded if it can't.
   * @throws AppError `not_found`, `role_not_allowed`, `status_not_allowed`.
   */
  async begin(
    userId: string,
    request: CaseExportRequest,
    begin: (request: CsvExport) => Promise<ReadableStream<Uint8Array>>,
  ): Promise<ReadableStream<Uint8Array>> {
    const { organizationId, kind, listing = null } = request;
    const at = clock.now();
    const acting = { userId, organizationId, ability: 'review' } as const;
    await withStaffScope(sql, acting, async () => {}, { locks: false });
    const csv = await begin(exportOf(userId, request, at));
    try {
      await withStaffScope(
        sql,
        acting,
        (tx) => tx`
          insert into application_exports (organization_id, actor_id, listing_id, case_kind, at)
          values (${organizationId}, ${userId}, ${listing}, ${kind}, ${at})`,
        { locks: false },
      );
    } catch (error) {
      await csv.cancel();
      throw error;
    }
    return csv;
  },
});
