import type { SnapshotFrom } from 'xstate';
import {
  appointmentTitle,
  nextAppointmentOf,
  openApplicationsOf,
  profileStepOf,
  quickActionDestinations,
  recentActivitiesMax,
  waitingMax,
} from '../model/index.ts';
import type { Activity, QuickActionDestination } from '../model/index.ts';
import { educationHref } from '../../education/model/educationHref.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import type { Deadline } from '../../education/model/deadlines.ts';
import type { Appointment } from '../../model/world/appointments.ts';
import { withEarlier } from '../../model/world/sentApplications.ts';
import type { LinkedApplication } from '../../model/world/sentApplications.ts';
import type { CompletionItem } from '../../profile/model/completion.ts';
import { applicationListHref, ownApplicationHref, shellHref } from '../../shell/model/shellRoute.ts';
import { facilityToday } from '../../wellness/model/slots.ts';
import type { VisitKind } from '../../wellness/model/providers.ts';
import { wellnessHref } from '../../wellness/model/wellnessHref.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import type { VeteranHomeContext, veteranHomeMachine } from './veteranHome.machine.ts';

export interface ActivityView extends Activity {
  href: string;
}

export interface NextAppointment extends Appointment {
  title: Phrase;
  /** It is the person's own note, which nobody else has. */
  isOwnNote: boolean;
  /** From today at the facility; 0 is today. */
  daysLeft: number;
  href: string;
  moveHref: string;
}

export interface VeteranHomeView {
  name: string;
  /** Rank and branch, or the known one of them; null if neither is. */
  service: string | null;
  /** What an appointment that is made here is. */
  visitKind: VisitKind;
  /** The soonest appointment; null if there is none. */
  appointment: NextAppointment | null;
  /** The soonest deadlines. */
  deadlines: readonly Deadline[];
  /** The newest applications without a decision. */
  applications: readonly LinkedApplication[];
  /** Numbers of all deadlines and open applications. */
  counts: { deadlines: number; applications: number };
  /** What to add to the profile next; null if it is complete. */
  profileStep: { item: CompletionItem; done: number; of: number; href: string } | null;
  /** `dates` leads to what has them; `sent` to all applications, null if each tab lists its own. */
  links: { appointments: string; applications: string; dates: string; sent: string | null };
  quickActions: readonly { destination: QuickActionDestination; href: string }[];
  /** The newest four. */
  recent: readonly ActivityView[];
  /** Everything, newest first. */
  all: readonly ActivityView[];
  /** Whether the dialog with all activities is open. */
  allOpen: boolean;
  intl: IntlConfig;
}

const dayMs = 86_400_000;

/** What the dashboard says comes next, from the world and from before. */
function nextOf(context: VeteranHomeContext) {
  const { earlier, world, veteranId, role, tabs, visitKind, person, own, intl } = context;
  const at = { role, ...(tabs && { tabs }) };
  const appointment = nextAppointmentOf(earlier.appointments, world.appointments, intl.now);
  const target = { appointmentId: appointment?.id ?? '' };
  const deadlines = own?.deadlines(intl, at) ?? earlier.deadlines(intl.now);
  const applications = openApplicationsOf(withEarlier(world, earlier.applications), veteranId);
  const step = profileStepOf(person.missing);
  return {
    appointment: appointment && {
      ...appointment,
      title: appointmentTitle(appointment),
      isOwnNote: visitKind === 'note',
      daysLeft: (Date.parse(appointment.date) - Date.parse(facilityToday(intl.now))) / dayMs,
      href: wellnessHref(at, target),
      moveHref: wellnessHref(at, target, { open: 'reschedule' }),
    },
    deadlines: deadlines.slice(0, waitingMax),
    applications: applications.slice(0, waitingMax).map((application) => ({
      ...application,
      href: ownApplicationHref(application.kind, application.id, at),
    })),
    counts: { deadlines: deadlines.length, applications: applications.length },
    profileStep: step && {
      ...step,
      href: shellHref({ ...at, tab: 'profile', query: { open: 'edit', field: step.item } }),
    },
    links: {
      appointments: wellnessHref(at, 'appointments'),
      applications: educationHref(at, 'applications'),
      // All that is saved, or the deadlines of schools.
      dates: own
        ? shellHref({ ...at, tab: 'marketplace', query: { saved: 'true' } })
        : educationHref(at, 'applications'),
      sent: applicationListHref(at),
    },
  };
}

export function veteranHomeView({
  context,
  value,
}: SnapshotFrom<typeof veteranHomeMachine>): VeteranHomeView {
  const { person, visitKind, links, activities, own, world, intl } = context;
  const known = own?.activities(activities, world, intl) ?? activities;
  const all = known.map((activity) => ({ href: links[activity.destination], ...activity }));
  return {
    name: person.name,
    service: [person.rank, person.branch].filter(Boolean).join(', ') || null,
    visitKind,
    ...nextOf(context),
    quickActions: quickActionDestinations.map((destination) => ({ destination, href: links[destination] })),
    recent: all.slice(0, recentActivitiesMax),
    all,
    allOpen: value === 'allActivities',
    intl,
  };
}
