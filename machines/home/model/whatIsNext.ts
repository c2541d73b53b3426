import type { Phrase } from '../../system/model/phrase.ts';
import type { Deadline } from '../../education/model/deadlines.ts';
import type { CollegeApplication } from '../../model/world/applications.ts';
import type { Appointment } from '../../model/world/appointments.ts';
import { isOver, sentApplications } from '../../model/world/sentApplications.ts';
import type { SentApplication } from '../../model/world/sentApplications.ts';
import type { World } from '../../model/world/world.ts';
import { completionItems } from '../../profile/model/completion.ts';
import type { CompletionItem } from '../../profile/model/completion.ts';
import { mergeAppointments, upcomingOf } from '../../wellness/model/upcoming.ts';
import { worldPhrase } from '../../model/world/phrases.ts';
import { homePhrase } from './phrases.ts';

/** What a veteran has from before, beside what the world knows. */
export interface EarlierMatters {
  appointments: readonly Appointment[];
  applications: readonly CollegeApplication[];
  /** Soonest first. @param now epoch milliseconds */
  deadlines: (now: number) => readonly Deadline[];
}

export const noEarlierMatters: EarlierMatters = { appointments: [], applications: [], deadlines: () => [] };

/** Number of deadlines and of applications on the dashboard. */
export const waitingMax = 3;

/** The soonest appointment that is neither over nor canceled, or null. */
export const nextAppointmentOf = (
  earlier: readonly Appointment[],
  known: readonly Appointment[],
  now: number,
): Appointment | null => upcomingOf(mergeAppointments(earlier, known), now)[0] ?? null;

/** What it is and with whom. */
export const appointmentTitle = ({ type, providerName }: Appointment): Phrase =>
  homePhrase('appointment', worldPhrase('appointmentType', type), providerName);

/**
 * The veteran's applications of all kinds that wait for their answer until a day, the soonest first, and those that are not
 * decided yet, newest first.
 */
export const openApplicationsOf = (world: World, veteranId: string): SentApplication[] =>
  sentApplications(world)
    .filter((one) => one.veteranId === veteranId && (one.answerBy !== null || !isOver(one)))
    .toSorted((one, other) => (one.answerBy ?? '9999').localeCompare(other.answerBy ?? '9999'));

/** The first missing item of the profile, and how many are there; null if it is complete. */
export const profileStepOf = (missing: readonly CompletionItem[]) =>
  missing[0]
    ? { item: missing[0], done: completionItems.length - missing.length, of: completionItems.length }
    : null;
