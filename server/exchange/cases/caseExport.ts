import type { CaseKind } from '@vetsync/machines/model/world';
import type { Clock } from '../../clock.ts';
import type { Sql } from '../../data/db.ts';
import { setting } from '../../leads/csvExports.ts';
import type { CsvExport } from '../../leads/csvExports.ts';
import { safeCellSql } from '../../leads/leadsCsv.ts';
import { beginRecordedExport, utcSql } from '../applicationExport.ts';
import type { BeginExport } from '../applicationExport.ts';

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

/** Exports of an organization's cases, for whoever can decide. */
export const createCaseExports = (sql: Sql, clock: Clock) => ({
  /** Exports the cases of a kind. See `beginRecordedExport`. */
  begin(userId: string, request: CaseExportRequest, begin: BeginExport): Promise<ReadableStream<Uint8Array>> {
    const at = clock.now();
    const csv = exportOf(userId, request, at);
    return beginRecordedExport(sql, { ...request, userId, caseKind: request.kind, at, csv }, begin);
  },
});
