import type { CaseKind } from '@vetsync/machines/model/world';
import type { Clock } from '../clock.ts';
import type { Sql } from '../data/db.ts';
import { setting } from '../leads/csvExports.ts';
import type { CsvExport } from '../leads/csvExports.ts';
import { safeCellSql } from '../leads/leadsCsv.ts';
import { withStaffScope } from '../data/scopes.ts';

/** An export of what an organization has of people. */
interface RecordedExport {
  userId: string;
  organizationId: string;
  listing?: string | undefined;
  /** Null for applications. */
  caseKind: CaseKind | null;
  at: Date;
  csv: CsvExport;
}

/** Starts an export. */
export type BeginExport = (request: CsvExport) => Promise<ReadableStream<Uint8Array>>;

/**
 * Exports what an organization has, for whoever can decide, and records it, so that each person can see that it left the
 * platform.
 *
 * @param begin Nothing is recorded if it can't start the export.
 * @throws AppError `not_found`, `role_not_allowed`, `status_not_allowed`.
 */
export async function beginRecordedExport(
  sql: Sql,
  { userId, organizationId, listing, caseKind, at, csv }: RecordedExport,
  begin: BeginExport,
): Promise<ReadableStream<Uint8Array>> {
  const acting = { userId, organizationId, ability: 'review' } as const;
  await withStaffScope(sql, acting, async () => {}, { locks: false });
  const stream = await begin(csv);
  try {
    await withStaffScope(
      sql,
      acting,
      (tx) => tx`
        insert into application_exports (organization_id, actor_id, listing_id, case_kind, at)
        values (${organizationId}, ${userId}, ${listing ?? null}, ${caseKind}, ${at})`,
      { locks: false },
    );
  } catch (error) {
    await stream.cancel();
    throw error;
  }
  return stream;
}

const columns = {
  Applicant: safeCellSql('a.applicant_name'),
  Email: safeCellSql("(a.snapshot ->> 'email')"),
  Listing: safeCellSql('a.listing_title'),
  Kind: 'a.kind',
  Status: 'a.status',
  'Submitted (UTC)': utcSql('a.submitted_at'),
  'Updated (UTC)': utcSql('a.updated_at'),
  Assignee: safeCellSql('assignee.name'),
};
/** A time in UTC to the second, in the form that spreadsheets read as one: `2026-11-27 09:30:00`. */
export function utcSql(column: string): string {
  // Far cheaper than `to_char`, and than a zone by its name, which is looked up for each row.
  return `(${column} at time zone interval '0')::timestamp(0)`;
}

export interface ApplicationExportRequest {
  organizationId: string;
  /** All listings if omitted. */
  listing?: string | undefined;
}

/** The applications of others that had been sent by a time, newest first. Row-level security sees who reads for whom. */
const exportOf = (
  userId: string,
  { organizationId, listing }: ApplicationExportRequest,
  until: Date,
): CsvExport => ({
  columns: Object.keys(columns),
  select: `
    select ${Object.values(columns).join(', ')}
    from applications a left join named_people assignee on assignee.id = a.assignee_id
    where a.organization_id = ${setting('organization_id')}::uuid and a.user_id <> ${setting('colleague')}::uuid
      and a.submitted_at <= ${setting('until')}::timestamptz
      ${listing === undefined ? '' : `and a.listing_id = ${setting('listing')}::uuid`}
    order by a.submitted_at desc, a.id desc`,
  settings: {
    organization_id: organizationId,
    colleague: userId,
    until: until.toISOString(),
    listing: listing ?? '',
  },
});

/** Exports of an organization's applications, for whoever can decide on them. */
export const createApplicationExports = (sql: Sql, clock: Clock) => ({
  /** Exports what an organization has. See `beginRecordedExport`. */
  begin(
    userId: string,
    request: ApplicationExportRequest,
    begin: BeginExport,
  ): Promise<ReadableStream<Uint8Array>> {
    const at = clock.now();
    const csv = exportOf(userId, request, at);
    return beginRecordedExport(sql, { ...request, userId, caseKind: null, at, csv }, begin);
  },
});
