import type { Appointment } from '../../model/world/appointments.ts';
import type { PlatformPlace } from '../../shell/model/shellRoute.ts';
import type { IntlConfig } from '../../system/model/intl.ts';
import { upcomingOf } from '../../wellness/model/upcoming.ts';
import type { Hospital } from './hospital.ts';
import { appointmentHref } from './hospitalLinks.ts';

/** What the dashboard of the demo's hospital reads. Nothing of it is changed there (feature spec, section 6). */
export interface HospitalDesk {
  hospital: Hospital;
  /** Samples and what the world knows, soonest first. */
  visits: readonly Appointment[];
  at: PlatformPlace;
  intl: IntlConfig;
}

/** What is to come, soonest first, each with its page. */
export const upcomingViews = ({ visits, at, intl }: HospitalDesk) =>
  upcomingOf(visits, intl.now).map((visit) => ({ ...visit, href: appointmentHref(at, visit.id) }));
