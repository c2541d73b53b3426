import type { CalendarEntry } from '../../model/time/calendarEntry.ts';
import { addDays, dayIn, momentIn } from '../../model/time/zoned.ts';
import type { Day } from '../../model/time/zoned.ts';
import type { CollegeApplication } from '../../model/world/applications.ts';
import type { CollegeStatus } from '../../model/world/statuses.ts';
import { statusOn } from '../../model/world/applyFact.ts';
import type { RecordedDecision } from '../../model/world/decisions.ts';
import type { World } from '../../model/world/world.ts';

const dayMs = 86_400_000;
/** Where the sample schools are: their days are counted there. */
export const schoolTimeZone = 'America/Chicago';

/** An application as its applicant follows it. */
export interface FollowedApplication {
  id: string;
  university: string;
  program: string;
  status: CollegeStatus;
  /** ISO 8601 in UTC. */
  submitDate: string;
  /** In percent; a sample. */
  matchScore: number;
  /** What was decided on it, oldest first. */
  decisions: readonly RecordedDecision[];
  isSample: boolean;
}

const samples = [
  {
    id: 'GUL4X7QB',
    university: 'Gulfside University',
    program: 'Bachelor of Business Administration in Logistics',
    status: 'under_review',
    daysAgo: 2,
    matchScore: 91,
  },
  {
    id: 'PEC9K2MD',
    university: 'Pecan Valley University',
    program: 'Bachelor of Science in Operations Management',
    status: 'accepted',
    daysAgo: 34,
    matchScore: 96,
  },
  {
    id: 'STA6R8WH',
    university: 'State University',
    program: 'Master of Science in Supply Chain Management',
    status: 'interview_scheduled',
    daysAgo: 21,
    matchScore: 94,
  },
  {
    id: 'RIV5T3NC',
    university: 'Riverbend Community College',
    program: 'Associate of Applied Science in Project Coordination',
    status: 'under_review',
    daysAgo: 9,
    matchScore: 78,
  },
] as const;

const followed = (
  world: World,
  persisted: Omit<FollowedApplication, 'decisions' | 'status'>,
  status: CollegeStatus,
) => ({
  ...persisted,
  status,
  decisions: world.decisions.filter(
    ({ kind, applicationId, undone }) => kind === 'college' && applicationId === persisted.id && !undone,
  ),
});

/**
 * Sample applications, three of them in progress and one decided (feature spec, section 2, "College page"), as the
 * decisions of the shared world leave them.
 */
export const sampleCollegeApplications = (now: number, world: World): FollowedApplication[] =>
  samples.map(({ daysAgo, status, ...sample }) =>
    followed(
      world,
      { ...sample, submitDate: new Date(now - daysAgo * dayMs).toISOString(), isSample: true },
      statusOn(world, 'college', sample.id, status),
    ),
  );

const own = (world: World) => (application: CollegeApplication) => {
  const { id, university, program, submitDate, matchScore, status } = application;
  return followed(world, { id, university, program, submitDate, matchScore, isSample: false }, status);
};

/** Everything one veteran applied for, newest first; samples only in the demo. */
export const collegeApplicationsOf = (
  world: World,
  { now, veteranId, withSamples }: { now: number; veteranId: string; withSamples: boolean },
): FollowedApplication[] =>
  [
    ...world.collegeApplications.filter((one) => one.veteranId === veteranId).map(own(world)),
    ...(withSamples ? sampleCollegeApplications(now, world) : []),
  ].toSorted((a, b) => Date.parse(b.submitDate) - Date.parse(a.submitDate));

/** Stages an application goes through, and which of them each status stands at. */
export const applicationStages = ['submitted', 'review', 'interview', 'decision'] as const;
export type ApplicationStage = (typeof applicationStages)[number];
export const stageOf: Readonly<Record<CollegeStatus, ApplicationStage>> = {
  submitted: 'review',
  under_review: 'review',
  interview_scheduled: 'interview',
  accepted: 'decision',
  rejected: 'decision',
};
export const isDecided = ({ status }: Pick<FollowedApplication, 'status'>): boolean =>
  stageOf[status] === 'decision';

export const deadlinePriorities = ['high', 'medium', 'low'] as const;
export type DeadlinePriority = (typeof deadlinePriorities)[number];
/** Until when something has to be at a school (feature spec, section 3, "Deadline"). */
export interface Deadline {
  id: string;
  school: string;
  program: string;
  /** What is due. */
  what: string;
  /** The last day, at the school. */
  date: Day;
  /** From today; 0 is today. */
  daysLeft: number;
  priority: DeadlinePriority;
}

const due = [
  ['pecan-valley', 'Pecan Valley University', 'Operations Management', 'Accept your place', 6, 'high'],
  [
    'state',
    'State University',
    'Supply Chain Management',
    'Transcripts and Joint Services Transcript',
    13,
    'high',
  ],
  ['gulfside', 'Gulfside University', 'Logistics', 'Housing form', 31, 'medium'],
  ['elm-fork', 'Elm Fork University', 'Master of Business Administration', 'Application', 62, 'low'],
] as const;

/** Deadlines of the demo as seen at `now` (epoch milliseconds), soonest first. */
export function sampleDeadlines(now: number): Deadline[] {
  const today = dayIn(schoolTimeZone, now);
  return due.map(([id, school, program, what, daysLeft, priority]) => ({
    id,
    school,
    program,
    what,
    date: addDays(today, daysLeft),
    daysLeft,
    priority,
  }));
}

/** The last minute of a deadline, after midnight of its day. */
const lastMinute = 24 * 60 - 1;

/** A deadline for one's own calendar: the hour before it is over. */
export function deadlineEntry({ id, school, program, what, date }: Deadline): CalendarEntry {
  const at = (minutes: number) => new Date(momentIn(schoolTimeZone, date, minutes)).toISOString();
  return {
    id: `deadline-${id}`,
    title: `${what}: ${school}`,
    start: at(lastMinute - 59),
    end: at(lastMinute),
    location: school,
    description: `${what} for ${program}. Due by the end of the day, Central Time.`,
    status: 'confirmed',
  };
}
