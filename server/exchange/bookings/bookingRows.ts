import type {
  BookingSide,
  BookingState,
  Calendar,
  PersonBooking,
  Proposal,
  StaffBooking,
  VisitType,
} from '@vetsync/machines/bookings/model';
import type { Sql, TransactionSql } from '../../data/db.ts';
import { AppError } from '../../errors.ts';
import type { WritingLast } from '../context.ts';
import type { StoredWorld } from '../worlds.ts';

/** A booking as it is stored. */
export interface BookingRow {
  id: string;
  organizationId: string;
  organizationName: string;
  calendarId: string;
  userId: string;
  kind: PersonBooking['kind'];
  title: string;
  personName: string;
  visit: VisitType;
  timeZone: string;
  reason: string;
  start: Date;
  end: Date;
  status: BookingState['status'];
  heldUntil: Date | null;
  proposal: Proposal | null;
  waitsSince: Date | null;
  arrivedAt: Date | null;
  /** Calendars of those who interview, and what for. */
  interviewers: string[];
  applicationId: string | null;
  /** The step that brought the application to the interview. */
  decisionId: string | null;
  version: number;
}

/** What changes a booking, in the scope of both sides, once the person's world and the calendar are locked. */
export interface Booking extends WritingLast {
  organizationId: string;
  personId: string;
  stored: StoredWorld;
  at: Date;
  /** Who does it, and for which side. Null: nobody, it came with the time. */
  actorId: string | null;
  by: BookingSide;
  commandId: string;
  newId: () => Promise<string>;
  /** Another fact tells the person, such as that they withdrew the application. */
  isToldOtherwise?: true;
}

/** Columns of the table `bookings` as `b`, and of its organization as `o`. A talk is with its mentor. */
export const bookingColumns = (sql: Sql | TransactionSql) => sql`
  b.id, b.organization_id as "organizationId", coalesce(o.name, b.title) as "organizationName", b.calendar_id as "calendarId",
  b.user_id as "userId", b.kind, b.title, b.person_name as "personName", b.visit, b.time_zone as "timeZone", b.reason,
  lower(b.during) as start, upper(b.during) as end, b.status, b.held_until as "heldUntil", b.proposal,
  b.waits_since as "waitsSince", b.arrived_at as "arrivedAt", to_json(b.interviewers) as interviewers,
  b.application_id as "applicationId", b.decision_id as "decisionId", b.version`;

/** Locks a booking, in the scope of both sides. @throws AppError `not_found`. */
export async function lockBooking(
  tx: TransactionSql,
  organizationId: string,
  id: string,
): Promise<BookingRow> {
  const [row] = await tx<BookingRow[]>`
    select ${bookingColumns(tx)} from bookings b left join organizations o on o.id = b.organization_id
    where b.organization_id = ${organizationId} and b.id = ${id} for no key update of b`;
  if (!row) throw new AppError('not_found');
  return row;
}

/** What the rules read of a booking. */
export const stateOf = ({
  status,
  start,
  end,
  heldUntil,
  proposal,
  waitsSince,
  arrivedAt,
}: BookingRow): BookingState => ({
  status,
  start: start.toISOString(),
  end: end.toISOString(),
  until: heldUntil?.toISOString() ?? null,
  proposal,
  waits: waitsSince !== null,
  arrivedAt: arrivedAt?.toISOString() ?? null,
});

function sharedOf(row: BookingRow) {
  const { id, kind, calendarId, title, visit, timeZone, applicationId, version } = row;
  const { arrivedAt, ...state } = stateOf(row);
  const { name: visitName, how, where, confirms } = visit;
  return {
    shared: {
      id,
      kind,
      calendarId,
      title,
      visitName,
      how,
      where,
      confirms,
      timeZone,
      ...state,
      ...(applicationId !== null && { applicationId }),
      version,
    },
    arrivedAt,
  };
}

/** A booking as its person has it. */
export const personBookingOf = (row: BookingRow): PersonBooking => ({
  ...sharedOf(row).shared,
  organizationId: row.organizationId,
  organizationName: row.organizationName,
});

/** A talk as its mentor has it. */
export const mentorBookingOf = (row: BookingRow): PersonBooking => ({
  ...personBookingOf(row),
  side: 'mentor',
  title: row.personName,
  organizationName: row.personName,
});

/** A booking as the staff have it. */
export function staffBookingOf(row: BookingRow): StaffBooking {
  const { shared, arrivedAt } = sharedOf(row);
  return { ...shared, arrivedAt, personId: row.userId, personName: row.personName };
}

/** Rules of a calendar, and its version. */
export type CalendarRules = Omit<
  Calendar,
  'id' | 'organizationId' | 'organizationName' | 'title' | 'version'
>;

/**
 * Locks a calendar, or those of all who interview: of those who want the same time, each sees what the one before has got.
 *
 * @throws AppError `not_found`.
 */
export async function lockCalendar(
  tx: TransactionSql,
  organizationId: string,
  id: string,
  interviewers: readonly string[] = [],
): Promise<CalendarRules> {
  const rows = await tx<{ id: string; rules: CalendarRules }[]>`
    select id, rules from calendars
    where organization_id = ${organizationId} and id = any(${[id, ...interviewers]}::text[]::uuid[])
    order by id for no key update`;
  const row = rows.find((one) => one.id === id);
  if (!row) throw new AppError('not_found');
  return row.rules;
}
