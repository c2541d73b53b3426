import {
  appointmentHref,
  hospitalFigures,
  hospitalLinks,
  hospitalPhrase,
  patientHref,
  type Hospital,
} from '@vetsync/machines/hospital/model';
import { worldPhrase, type Appointment } from '@vetsync/machines/model/world';
import { longestFirst, workItem } from '@vetsync/machines/portal/model';
import {
  appointmentSpan,
  facilityTimeZone,
  mergeAppointments,
  upcomingOf,
} from '@vetsync/machines/wellness/model';
import type { OpenDemoWork } from '../demoOverview.ts';

const at = { role: 'hospital' } as const;
const links = hospitalLinks(at);

const visitOf = (
  kind: 'visit' | 'visitRequest',
  { id, veteranName, type, providerName }: Appointment,
  time: { at: string; endsAt?: string },
) =>
  workItem(kind, {
    id,
    name: veteranName,
    subject: hospitalPhrase('visitWith', worldPhrase('appointmentType', type), providerName),
    href: appointmentHref(at, id),
    ...time,
  });

/** Appointments, then the oldest requests without a confirmation, then pressing patients not seen for longest. */
export const hospitalWork: OpenDemoWork<Hospital> =
  ({ records, now }) =>
  ({ appointments }) => {
    const figures = hospitalFigures(records);
    const upcoming = upcomingOf(mergeAppointments(records.visits, appointments), now());
    return {
      meetings: {
        kind: 'visit',
        timeZone: facilityTimeZone,
        href: links.appointments,
        items: upcoming
          .filter(({ status }) => status === 'confirmed')
          .flatMap((visit) => {
            const span = appointmentSpan(visit);
            return span ? [visitOf('visit', visit, { at: span.start, endsAt: span.end })] : [];
          }),
      },
      waiting: [
        {
          kind: 'visitRequest',
          dashboardMax: 3,
          href: links.appointments,
          items: upcoming
            .filter(({ status }) => status === 'requested')
            .map((visit) => visitOf('visitRequest', visit, { at: visit.createdAt }))
            .toSorted(longestFirst),
        },
        {
          kind: 'patient',
          dashboardMax: 2,
          href: links.highPriority,
          items: records.patients
            .filter(({ priority }) => priority === 'High')
            .map(({ id, name, image, department, lastVisit }) =>
              workItem('patient', {
                id,
                name,
                image,
                subject: department,
                at: lastVisit,
                status: { label: hospitalPhrase('highPriority'), tone: 'caution' },
                href: patientHref(at, id),
              }),
            )
            .toSorted(longestFirst),
        },
      ],
      stats: [
        {
          label: hospitalPhrase('patients'),
          value: figures.patients,
          hint: hospitalPhrase('inDepartments', figures.departments),
        },
        {
          label: hospitalPhrase('mentalHealthCases'),
          value: figures.mentalHealthCases,
          hint: hospitalPhrase('mentalHealthIn'),
        },
        { label: hospitalPhrase('staff'), value: figures.staff, hint: hospitalPhrase('staffOf') },
        {
          label: hospitalPhrase('visits'),
          value: upcoming.length,
          hint: hospitalPhrase('toConfirm', upcoming.filter(({ status }) => status === 'requested').length),
        },
      ],
    };
  };
