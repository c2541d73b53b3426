import type { ListedBooking } from '../../bookings/model/booking.ts';
import type { WritePhrase } from '../../system/model/phrase.ts';
import type { Contacts } from '../../messages/model/contacts.ts';
import type { Interview } from '../../model/world/interviews.ts';
import type { World } from '../../model/world/world.ts';
import { withContacts } from '../../messages/model/contactSamples.ts';
import type { ContactSamples } from '../../messages/model/contactSamples.ts';
import type { ApplicationBrief } from '../../messages/model/applicationBriefs.ts';
import type { InterviewerRole, InterviewFormat } from '../../model/world/interviewTerms.ts';
import type { PortalSamples } from '../../model/world/portalSamples.ts';
import { dayIn } from '../../model/time/zoned.ts';
import type { Day } from '../../model/time/zoned.ts';
import { interviewSpan } from './interviewSpan.ts';

/** Where the demo's organizations are. */
export const interviewTimeZone = 'America/Chicago';
export const interviewToday = (now: number): Day => dayIn(interviewTimeZone, now);

/** Where the demo's organizations meet people. All are invented. */
const places: Readonly<Record<InterviewerRole, Readonly<Record<InterviewFormat, (id: string) => string>>>> = {
  recruiter: {
    video: (id) => `https://meet.techcorp.example/${id.toLowerCase()}`,
    phone: () => 'We’ll call you at the number in your application',
    onSite: () => 'Tech Corp, 1200 Commerce Street, Dallas, Texas',
  },
  university: {
    video: (id) => `https://meet.state-university.example/${id.toLowerCase()}`,
    phone: () => 'We’ll call you at the number in your application',
    onSite: () => 'Veterans Center, Room 210, State University',
  },
};
export const defaultInterviewLocation = (
  role: InterviewerRole,
  format: InterviewFormat,
  id: string,
): string => places[role][format](id);

/** Interviews of these applications that were arranged before anybody used the platform. */
export type EarlierInterviews = (
  briefs: readonly ApplicationBrief[],
  organization: string,
  now: number,
) => readonly Interview[];

/** An organization that interviews its applicants. */
export interface InterviewSamples extends ContactSamples {
  role: InterviewerRole;
  earlier: EarlierInterviews;
}

/** Adds contacts and earlier interviews to a portal. `contactsOf` finds applications in the records and in what it has received. */
export const withInterviews = <Records>(
  role: InterviewerRole,
  portal: PortalSamples<Records>,
  contactsOf: (records: Records, world: World) => Contacts,
  earlier: EarlierInterviews = () => [],
): InterviewSamples => ({ ...withContacts(role, portal, contactsOf), role, earlier });

interface OpenedInterviews extends Pick<InterviewSamples, 'role' | 'earlier'> {
  /** As its applicants know it. */
  organization: string;
  contactsIn: (world: World) => Contacts;
  world: World;
  /** Epoch milliseconds. */
  now: () => number;
}

const bySpan = (a: Interview, b: Interview) => interviewSpan(a).start - interviewSpan(b).start;

/** Reads an organization's interviews in any later world. Earlier ones stay with the same applicants when others apply. */
export function openInterviews(opened: OpenedInterviews): (world: World) => Interview[] {
  const { role, earlier, organization, contactsIn, world: first, now } = opened;
  const submitted = new Set(first.jobApplications.map(({ id }) => id));
  const before = contactsIn(first).briefs.filter(({ id }) => !submitted.has(id));
  const arranged = earlier(before, organization, now());
  return (world) => {
    const known = world.interviews.filter((interview) => interview.desk === role);
    const ids = new Set(known.map(({ id }) => id));
    return [...arranged.filter(({ id }) => !ids.has(id)), ...known].toSorted(bySpan);
  };
}

const ways = { video: 'video', phone: 'phone', onSite: 'inPerson' } as const;
const statuses = { scheduled: 'confirmed', done: 'completed', cancelled: 'cancelled' } as const;

/** An interview of the demo as the list of interviews has it. */
export function listedInterview(interview: Interview, write: WritePhrase): ListedBooking {
  const { start, end } = interviewSpan(interview);
  const { id, desk, subject, format, where, timeZone, status, applicationId, personId, personName } =
    interview;
  return {
    id,
    kind: 'interview',
    calendarId: desk,
    title: write(subject),
    visitName: '',
    how: ways[format],
    where,
    confirms: 'onRequest',
    start: new Date(start).toISOString(),
    end: new Date(end).toISOString(),
    timeZone,
    status: statuses[status],
    until: null,
    proposal: null,
    waits: false,
    applicationId,
    version: 1,
    personId,
    personName,
    arrivedAt: null,
    advice: interview.outcome,
  };
}
