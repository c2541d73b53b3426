import type { TimesRequest } from '@vetsync/machines/bookings/timeChoice';
import { roleAllows, statusAllows } from '@vetsync/machines/organizations/model';
import { slotDaysMax } from '@vetsync/machines/bookings/model';
import type { BookingStatus, StaffBooking } from '@vetsync/machines/bookings/model';
import { loadWorkspace } from './applications.ts';
import { parseResponse } from './response.ts';
import type { BookingServer } from '../platformServer.ts';
import type { Api } from './calls.ts';

const dayMs = 86_400_000;
const iso = (ms: number) => new Date(ms).toISOString();

/** A request for each part of a longer range that the server answers at once. */
function partsOf({ from, to }: Pick<TimesRequest, 'from' | 'to'>) {
  const parts: { from: string; to: string }[] = [];
  for (let at = from; at < to; at += slotDaysMax * dayMs)
    parts.push({ from: iso(at), to: iso(Math.min(to, at + slotDaysMax * dayMs)) });
  return parts;
}

/** Providers that can be chosen from. */
const providersMax = 100;
async function providersOf(api: Api, organizationId: string) {
  const { listings } = await parseResponse(
    api.organizations[':id'].listings.$get({
      param: { id: organizationId },
      query: { status: 'published', limit: String(providersMax) },
    }),
  );
  return listings.flatMap(({ id, kind, title }) => (kind === 'provider' ? [{ id, title }] : []));
}

/** Nobody is interviewed any more. */
const over: ReadonlySet<string> = new Set(['hired', 'accepted', 'active', 'rejected', 'withdrawn']);

/** What nobody comes for is not listed. */
const gone: ReadonlySet<BookingStatus> = new Set<BookingStatus>(['declined', 'expired', 'cancelled']);

interface BookingsAsked {
  organizationId: string;
  calendar: string | null;
  from?: string;
  to?: string;
  waitsFor?: 'organization';
  kind?: 'interview';
}

/** All pages of what is booked. */
async function allBookings(
  api: Api,
  { organizationId: id, calendar, ...asked }: BookingsAsked,
): Promise<StaffBooking[]> {
  const all: StaffBooking[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: { bookings: readonly StaffBooking[]; nextCursor: string | null } = await parseResponse(
      api.organizations[':id'].bookings.$get({
        param: { id },
        query: { ...asked, ...(calendar !== null && { calendar }), ...(cursor && { cursor }) },
      }),
    );
    all.push(...page.bookings);
    cursor = page.nextCursor;
  }
  return all;
}

/** Calls about calendars and what is booked in them. */
export const bookingCalls = (
  api: Api,
): Omit<BookingServer, 'loadWorkspace' | 'followFacts' | 'sendCommand'> => ({
  async loadCalendar({ id }) {
    const { calendar } = await parseResponse(api.calendars[':id'].$get({ param: { id } }));
    return calendar;
  },
  async loadTimes({ calendarId: id, visitTypeId: type, bookingId, ...range }) {
    const pages = await Promise.all(
      partsOf(range).map((part) =>
        parseResponse(
          api.calendars[':id'].slots.$get({
            param: { id },
            query: { type, ...part, ...(bookingId !== null && { booking: bookingId }) },
          }),
        ),
      ),
    );
    return pages.flatMap(({ slots }) => slots);
  },
  async loadCalendars({ slug }) {
    const { organization, role } = await loadWorkspace(api, slug);
    const providers = await providersOf(api, organization.id);
    const calendars = await Promise.all(
      providers.map(({ id }) => parseResponse(api.calendars[':id'].$get({ param: { id } }))),
    );
    return {
      calendars: calendars.map(({ calendar }) => calendar),
      mayChange: roleAllows(role, 'list') && statusAllows(organization.status, 'list'),
    };
  },
  async saveCalendar({ id, change }) {
    const { calendar } = await parseResponse(api.calendars[':id'].$patch({ param: { id }, json: change }));
    return calendar;
  },
  loadOwnBooking: ({ id }) => parseResponse(api.bookings[':id'].$get({ param: { id } })),
  async loadVisits({ organizationId, ...range }) {
    const asked = { organizationId, calendar: range.calendarId };
    const [visits, requests, providers] = await Promise.all([
      allBookings(api, { ...asked, from: iso(range.from), to: iso(range.to) }),
      allBookings(api, { organizationId, calendar: null, waitsFor: 'organization' }),
      providersOf(api, organizationId),
    ]);
    return {
      range,
      visits: visits.filter(({ status }) => !gone.has(status)),
      requests,
      providers,
    };
  },
  loadInterviews: (asked) => allBookings(api, { ...asked, calendar: null, kind: 'interview' }),
  async loadInterviewers({ organizationId: id, ...query }) {
    const { interviewers } = await parseResponse(
      api.organizations[':id'].interviewers.$get({ param: { id }, query }),
    );
    return interviewers;
  },
  async loadInterviewees({ organizationId: id, about }) {
    const one = api.organizations[':id'];
    if (about?.kind === 'application') {
      const { application } = await parseResponse(
        one.applications[':applicationId'].$get({ param: { id, applicationId: about.id } }),
      );
      return [{ about, name: application.applicantName, subject: application.listingTitle }];
    }
    if (about?.kind === 'conversation') {
      const { thread } = await parseResponse(
        api.threads[':id'].messages.$get({ param: { id: about.id }, query: { as: id } }),
      );
      return [{ about, name: thread.person.name, subject: '' }];
    }
    const { applications } = await parseResponse(
      one.applications.$get({ param: { id }, query: { limit: '100' } }),
    );
    return applications
      .filter(({ status }) => !over.has(status))
      .map(({ id: application, applicantName, listingTitle }) => ({
        about: { kind: 'application' as const, id: application },
        name: applicantName,
        subject: listingTitle,
      }));
  },
  loadBooking: ({ organizationId: id, id: bookingId }) =>
    parseResponse(api.organizations[':id'].bookings[':bookingId'].$get({ param: { id, bookingId } })),
});
