import { randomUUID } from 'node:crypto';
import { emptyCalendar, emptyVisit, slotsOf } from '@vetsync/machines/bookings/model';
import type { Calendar, CalendarChange, Span } from '@vetsync/machines/bookings/model';
import { communityId } from '@vetsync/machines/model/exchange';
import { momentIn } from '@vetsync/machines/model/time';
import type { Clock } from '../../clock.ts';
import type { Sql, TransactionSql } from '../../data/db.ts';
import { setScope, withScope, withStaffScope } from '../../data/scopes.ts';
import { AppError } from '../../errors.ts';
import type { CalendarRules } from './bookingRows.ts';
import { takenIn } from './times.ts';

interface CalendarRow {
  organizationId: string;
  organizationName: string;
  title: string;
  isMentors: boolean;
  rules: CalendarRules | null;
  version: number | null;
}

const columns = (tx: TransactionSql) => tx`
  w.organization_id as "organizationId", w.organization as "organizationName", w.title, w.is_mentors as "isMentors", c.rules,
  c.version`;
/** Providers, the person themselves if they are a mentor, and their mentors, as far as the scope sees them. */
const source = (tx: TransactionSql, id: string) => tx`
  from (
    select l.id, l.organization_id, o.name as organization, l.title, false as is_mentors
    from listings l join organizations o on o.id = l.organization_id where l.id = ${id} and l.kind = 'provider'
    union all
    select m.user_id, ${communityId}::uuid, m.name, m.name, true from mentors m where m.user_id = ${id}
    union all
    select k.id, k.organization_id, s.mentor_name, s.mentor_name, true
    from calendars k join mentorships s on s.mentor_id = k.mentor_id where k.id = ${id} and s.user_id = scope_user()
  ) w left join calendars c on c.id = w.id`;

const calendarOf = (id: string, { rules, version, isMentors, ...row }: CalendarRow): Calendar => ({
  id,
  ...row,
  ...(isMentors && { kind: 'mentor' }),
  ...emptyCalendar,
  ...rules,
  version: version ?? 0,
});

/**
 * A calendar, in the scope in which it can be seen: everyone's, or that of an organization for which the person works. That of
 * a mentor, they and whom they mentor see.
 *
 * @throws AppError `not_found`.
 */
async function readCalendar(tx: TransactionSql, userId: string, id: string): Promise<Calendar> {
  const read = async () => {
    const [row] = await tx<CalendarRow[]>`select ${columns(tx)} ${source(tx, id)}`;
    return row && calendarOf(id, row);
  };
  const published = await read();
  if (published) return published;
  const workplaces = await tx<{ id: string }[]>`
    select organization_id as id from organization_members where user_id = ${userId}`;
  for (const { id: organizationId } of workplaces) {
    await setScope(tx, { userId, organizationId });
    const drafted = await read();
    if (drafted) return drafted;
  }
  throw new AppError('not_found');
}

/** A day is one of the calendar's zone. */
const momentOf = (timeZone: string, time: string): number =>
  time.length > 10 ? Date.parse(time) : momentIn(timeZone, time, 0);

const dayMs = 86_400_000;

/** Whose time can be booked, and when. */
export const createCalendars = (sql: Sql, clock: Clock) => ({
  /** @throws AppError `not_found`. */
  read: (userId: string, id: string): Promise<Calendar> =>
    withScope(sql, { userId }, (tx) => readCalendar(tx, userId, id)),

  /**
   * Changes a calendar, for those who write listings, or for the mentor whose it is. Who books a slot meanwhile waits.
   *
   * @throws AppError `not_found`, `role_not_allowed`, `status_not_allowed`, `calendar_changed` with the stored one.
   */
  async change(userId: string, id: string, { version, ...change }: CalendarChange): Promise<Calendar> {
    const { organizationId, kind } = await withScope(sql, { userId }, (tx) => readCalendar(tx, userId, id));
    if (kind === 'mentor' && id !== userId) throw new AppError('not_found');
    const store = async (tx: TransactionSql) => {
      await tx`select from calendars where organization_id = ${organizationId} and id = ${id} for no key update`;
      const current = await readCalendar(tx, userId, id);
      if (version !== undefined && version !== current.version)
        throw new AppError('calendar_changed', { current });
      const known = new Set(current.visitTypes.map((one) => one.id));
      const { visitTypes, ...rest } = change;
      const {
        id: _id,
        organizationId: _organization,
        organizationName: _name,
        title: _title,
        kind: _kind,
        version: _version,
        ...before
      } = current;
      const rules = {
        ...before,
        ...rest,
        ...(visitTypes && {
          visitTypes: visitTypes.map((one) => ({
            ...emptyVisit,
            ...one,
            // An id of somebody else's would be taken for a known one.
            id: one.id !== undefined && known.has(one.id) ? one.id : randomUUID(),
          })),
        }),
      } as CalendarRules;
      await tx`
        insert into calendars (organization_id, id, kind, listing_id, mentor_id, rules, updated_at)
        values (${organizationId}, ${id}, ${kind ?? 'appointment'}, ${kind ? null : id}, ${kind ? id : null},
          ${tx.json(rules as never)}, ${clock.now()})
        on conflict (id) do update
          set rules = excluded.rules, updated_at = excluded.updated_at, version = calendars.version + 1`;
      return readCalendar(tx, userId, id);
    };
    return kind === 'mentor'
      ? withScope(sql, { userId, organizationId }, store)
      : withStaffScope(sql, { userId, organizationId, ability: 'list' }, store);
  },

  /**
   * The slots of a visit type, in order. One query, whatever was ever booked.
   *
   * @param asked.from A time, or a day in the zone of the calendar; `to` is the first one that doesn't count.
   * @param asked.booking One whose own time may be taken again.
   * @throws AppError `not_found`.
   */
  slots: (
    userId: string,
    id: string,
    asked: { type: string; from: string; to: string; booking?: string | undefined },
  ): Promise<{ slots: { start: string; end: string; local: string }[]; timeZone: string }> =>
    withScope(sql, { userId }, async (tx) => {
      const now = clock.now();
      const [first, last] = [asked.from, asked.to].map((time) => Date.parse(time)) as [number, number];
      // A day begins earlier or later elsewhere, and a visit may block what is around it.
      const within = { start: first - 2 * dayMs, end: last + 2 * dayMs };
      const [row] = await tx<(CalendarRow & { taken: Span[] })[]>`
        select ${columns(tx)},
          ${takenIn(tx, { calendarId: id, within, except: asked.booking, now })} as taken ${source(tx, id)}`;
      if (!row) throw new AppError('not_found');
      const calendar = calendarOf(id, row);
      const { timeZone } = calendar;
      const visit = calendar.visitTypes.find((one) => one.id === asked.type);
      if (!visit) throw new AppError('not_found');
      const range = {
        from: momentOf(timeZone, asked.from),
        to: momentOf(timeZone, asked.to),
        now: now.getTime(),
      };
      const slots = slotsOf(calendar, visit, row.taken, range).map(({ start, end, local }) => ({
        start: new Date(start).toISOString(),
        end: new Date(end).toISOString(),
        local,
      }));
      return { slots, timeZone };
    }),
});
