import type { Phrase } from '../../kit/phrase.ts';
import { collegeApplicationsOf, isDecided } from '../../education/model/collegeApplications.ts';
import type { Deadline, EarlierApplication } from '../../education/model/collegeApplications.ts';
import type { Appointment } from '../../model/world/appointments.ts';
import { collegeStatusLabels, jobStatusLabels, nonprofitStatusLabels } from '../../model/world/statuses.ts';
import type { ApplicationKind } from '../../model/world/statuses.ts';
import { stopOf } from '../../model/world/statuses.ts';
import type { Filed } from '../../model/world/statuses.ts';
import type { World } from '../../model/world/world.ts';
import { completionItems } from '../../profile/model/completion.ts';
import type { CompletionItem } from '../../profile/model/completion.ts';
import { mergeAppointments, upcomingOf } from '../../wellness/model/upcoming.ts';
import { worldPhrase } from '../../model/world/phrases.ts';
import { homePhrase } from './phrases.ts';

/** What a veteran has from before, beside what the world knows. */
export interface EarlierMatters {
  appointments: readonly Appointment[];
  applications: readonly EarlierApplication[];
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

/** An application that waits for a decision. */
export interface OpenApplication {
  id: string;
  kind: ApplicationKind;
  title: string;
  organization: string;
  status: Phrase;
  /** ISO 8601 in UTC. */
  submitDate: string;
}

interface Applying {
  veteranId: string;
  earlier: readonly EarlierApplication[];
}

const decidedJob: readonly string[] = ['hired', 'rejected'];

const statusOf = (filed: Filed, label: Phrase): Phrase =>
  stopOf(filed) === 'paused' ? worldPhrase('paused') : label;

/** Applications of all kinds that are not decided yet, newest first. */
export function openApplicationsOf(world: World, { veteranId, earlier }: Applying): OpenApplication[] {
  const isOpen = (application: Filed & { veteranId: string }) =>
    application.veteranId === veteranId && !application.withdrawnAt && stopOf(application) !== 'closed';
  return [
    ...world.jobApplications
      .filter((application) => isOpen(application) && !decidedJob.includes(application.status))
      .map(({ id, jobTitle, company, status, submitDate, organizationState }) => ({
        id,
        kind: 'job' as const,
        title: jobTitle,
        organization: company,
        status: statusOf({ status, organizationState }, jobStatusLabels[status]),
        submitDate,
      })),
    ...collegeApplicationsOf(world, { veteranId, earlier })
      .filter((application) => !isDecided(application))
      .map(({ id, program, university, status, submitDate, organizationState }) => ({
        id,
        kind: 'college' as const,
        title: program,
        organization: university,
        status: statusOf({ status, organizationState }, collegeStatusLabels[status]),
        submitDate,
      })),
    ...world.nonprofitApplications
      .filter((application) => isOpen(application) && application.status === 'enrolled')
      .map(({ id, program, organization, status, submitDate, organizationState }) => ({
        id,
        kind: 'nonprofit' as const,
        title: program,
        organization,
        status: statusOf({ status, organizationState }, nonprofitStatusLabels[status]),
        submitDate,
      })),
  ].toSorted((a, b) => Date.parse(b.submitDate) - Date.parse(a.submitDate));
}

/** The first missing item of the profile, and how many are there; null if it is complete. */
export const profileStepOf = (missing: readonly CompletionItem[]) =>
  missing[0]
    ? { item: missing[0], done: completionItems.length - missing.length, of: completionItems.length }
    : null;
