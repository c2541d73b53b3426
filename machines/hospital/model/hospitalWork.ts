import { dayIn } from '../../model/time/zoned.ts';
import type { Appointment } from '../../model/world/appointments.ts';
import { worldPhrase } from '../../model/world/phrases.ts';
import { longestFirst, todaysWork } from '../../portal/model/work.ts';
import type { TodaysWork, WorkItem } from '../../portal/model/work.ts';
import type { ShellTarget } from '../../shell/model/shellRoute.ts';
import { appointmentSpan, facilityTimeZone } from '../../wellness/model/slots.ts';
import { upcomingOf } from '../../wellness/model/upcoming.ts';
import { hospitalLinks, patientHref, appointmentHref } from './hospitalRoute.ts';
import type { Patient } from './patients.ts';
import { hospitalPhrase } from './phrases.ts';

type At = Pick<ShellTarget, 'mode' | 'role'>;

const visitOf = (at: At, visit: Appointment, kind: 'visit' | 'visitRequest', when: string): WorkItem => ({
  id: `${kind}:${visit.id}`,
  kind,
  name: visit.veteranName,
  image: '',
  subject: hospitalPhrase('visitWith', worldPhrase('appointmentType', visit.type), visit.providerName),
  at: when,
  status: null,
  href: appointmentHref(at, visit.id),
});

const patientOf = (at: At, { id, name, image, department, lastVisit }: Patient): WorkItem => ({
  id: `patient:${id}`,
  kind: 'patient',
  name,
  image,
  subject: department,
  at: lastVisit,
  status: { label: hospitalPhrase('highPriority'), tone: 'caution' },
  href: patientHref(at, id),
});

interface HospitalMatters {
  /** Soonest first. */
  visits: readonly Appointment[];
  patients: readonly Patient[];
}

/** Appointments of today, then the oldest requests without a confirmation, then pressing patients not seen for longest. */
export function hospitalWork({ visits, patients }: HospitalMatters, at: At, now: number): TodaysWork {
  const today = dayIn(facilityTimeZone, now);
  const links = hospitalLinks(at);
  const upcoming = upcomingOf(visits, now);
  const pressing = patients.filter(({ priority }) => priority === 'High');
  return todaysWork({
    meetings: {
      kind: 'visit',
      items: upcoming
        .filter(({ status }) => status === 'confirmed')
        .flatMap((visit) => {
          const start = appointmentSpan(visit)?.start;
          return start ? [visitOf(at, visit, 'visit', start)] : [];
        }),
      href: links.appointments,
    },
    isToday: (item) => dayIn(facilityTimeZone, Date.parse(item.at)) <= today,
    waiting: [
      {
        kind: 'visitRequest',
        items: upcoming
          .filter(({ status }) => status === 'requested')
          .map((visit) => visitOf(at, visit, 'visitRequest', visit.createdAt))
          .toSorted(longestFirst),
        href: links.requests,
        dashboardMax: 3,
      },
      {
        kind: 'patient',
        items: pressing.map((patient) => patientOf(at, patient)).toSorted(longestFirst),
        href: links.highPriority,
        dashboardMax: 2,
      },
    ],
  });
}
