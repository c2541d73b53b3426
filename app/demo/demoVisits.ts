import { isToCome, type StaffBooking } from '@vetsync/machines/bookings/model';
import { worldPhrase, type Appointment, type World } from '@vetsync/machines/model/world';
import type { WritePhrase } from '@vetsync/machines/system/model';
import { appointmentSpan, facilityTimeZone } from '@vetsync/machines/wellness/model';
import type { VisitListServer } from '../services/platformServer.ts';
import { demoWorkplace, type DemoWorkplaceOptions } from './demoWorkplace.ts';
import { notAllowed, notFound } from './problems.ts';

export interface DemoVisitsOptions extends DemoWorkplaceOptions {
  /** Soonest first. */
  visitsIn: (world: World) => readonly Appointment[];
  providers: readonly { id: string; title: string }[];
  write: WritePhrase;
  /** Whether somebody has a record, which has their id. */
  isPatient: (id: string) => boolean;
}

/** An appointment of the demo as the list of bookings has it. */
export function bookingOf(visit: Appointment, write: WritePhrase): StaffBooking | null {
  const span = appointmentSpan(visit);
  return (
    span && {
      id: visit.id,
      kind: 'appointment',
      calendarId: visit.providerId,
      title: visit.providerName,
      visitName: write(worldPhrase('appointmentType', visit.type)),
      how: 'inPerson',
      where: visit.location,
      confirms: 'onRequest',
      ...span,
      timeZone: facilityTimeZone,
      status: visit.status,
      until: null,
      proposal: null,
      waits: false,
      version: 1,
      personId: visit.veteranId,
      personName: visit.veteranName,
      arrivedAt: null,
    }
  );
}

/** The demo's server for the appointments of a hospital. They are only read (feature spec, section 6). */
export function demoVisits({
  visitsIn,
  providers,
  write,
  isPatient,
  ...options
}: DemoVisitsOptions): VisitListServer {
  const workplaceOptions = { ...options, worksAs: 'viewer' } as const;
  const { log, organization: _organization, follow: _follow, ...workplace } = demoWorkplace(workplaceOptions);
  const bookings = () => visitsIn(log().world).flatMap((visit) => bookingOf(visit, write) ?? []);
  return {
    ...workplace,
    async loadVisits({ organizationId: _id, ...range }) {
      const { from, to, calendarId } = range;
      const all = bookings();
      return {
        range,
        visits: all.filter(
          ({ start, status, calendarId: withWhom }) =>
            status !== 'cancelled' &&
            (calendarId === null || withWhom === calendarId) &&
            Date.parse(start) >= from &&
            Date.parse(start) < to,
        ),
        requests: all.filter((one) => one.status === 'requested' && isToCome(one, options.now())),
        providers,
      };
    },
    async loadBooking({ id }) {
      const visit = visitsIn(log().world).find((one) => one.id === id);
      const booking = visit && bookingOf(visit, write);
      if (!booking) throw notFound;
      const asked = { step: 'requested', by: 'person', name: null, start: null, reason: null } as const;
      return {
        booking: { ...booking, reason: visit.reason },
        history: [{ id: 'asked', at: visit.createdAt, ...asked }],
        interviewers: [],
        feedback: [],
        caseId: isPatient(visit.veteranId) ? visit.veteranId : null,
      };
    },
    // Its coordinator reads.
    sendCommand: () => Promise.reject(notAllowed),
  };
}
