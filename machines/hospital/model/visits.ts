import type { Query } from '../../model/text/query.ts';
import { addDays } from '../../model/time/zoned.ts';
import { appointmentStatuses } from '../../model/world/appointmentStatuses.ts';
import type { AppointmentStatus } from '../../model/world/appointmentStatuses.ts';
import type { Appointment } from '../../model/world/appointments.ts';
import { rowPositionOf } from '../../kit/rowPosition.ts';
import { shellHref } from '../../shell/model/shellRoute.ts';
import { facilityTimeZone, facilityToday } from '../../wellness/model/slots.ts';
import { upcomingOf } from '../../wellness/model/upcoming.ts';
import { visitView } from './desk.ts';
import type { HospitalDesk } from './desk.ts';
import { appointmentHref, appointmentStep } from './hospitalLinks.ts';

/** Days ahead that the agenda shows. */
export const agendaDays = 14;

export interface AgendaDay {
  day: string;
  visits: readonly Appointment[];
}

/** The appointments of the next days that are neither over nor cancelled, by day. */
export function agendaOf(visits: readonly Appointment[], now: number): AgendaDay[] {
  const last = addDays(facilityToday(now), agendaDays);
  const soon = upcomingOf(visits, now).filter(({ date }) => date <= last);
  const days = [...new Set(soon.map(({ date }) => date))];
  return days.map((day) => ({ day, visits: soon.filter(({ date }) => date === day) }));
}

/** Which appointments are listed, and which one is open over them. */
export interface VisitsRoute {
  /** Null: all. */
  status: AppointmentStatus | null;
  openId: string | null;
}

/** Reads the steps of the path behind the tab, and the query. Null: no page of the portal. */
export function parseVisitsRoute(detail: readonly string[], query: Query): VisitsRoute | null {
  const status = appointmentStatuses.find((each) => each === query['status']) ?? null;
  const [step, openId = null, ...more] = detail;
  if (step === undefined) return { status, openId };
  return step === appointmentStep && openId !== null && more.length === 0 ? { status, openId } : null;
}

const queryOf = (status: AppointmentStatus | null): Query => (status === null ? {} : { status });

/** The appointments of a hospital: a list, the next days, and the one that the URL names. */
export function visitsPage(desk: HospitalDesk, { status, openId }: VisitsRoute) {
  const { visits, at, intl } = desk;
  const listOf = (one: AppointmentStatus | null) =>
    shellHref({ ...at, tab: 'appointments', query: queryOf(one) });
  const seen = (visit: Appointment) => ({
    ...visitView(desk, visit),
    href: appointmentHref(at, visit.id, queryOf(status)),
  });
  const rows = visits.filter((one) => status === null || one.status === status).map(seen);
  const opened = visits.find(({ id }) => id === openId);
  return {
    rows,
    total: visits.length,
    /** The appointments with one status, or with null all of them. */
    views: [null, ...appointmentStatuses].map((one) => ({
      status: one,
      count: visits.filter((visit) => one === null || visit.status === one).length,
      href: listOf(one),
      isCurrent: one === status,
    })),
    agenda: agendaOf(visits, intl.now).map((day) => ({ ...day, visits: day.visits.map(seen) })),
    /** What the URL opens; without a visit, there is none with that id. */
    open: openId === null ? null : { ...rowPositionOf(rows, openId), visit: opened ? seen(opened) : null },
    listHref: listOf(status),
    facilityTimeZone,
    intl,
  };
}
export type VisitsView = ReturnType<typeof visitsPage>;
