import type { Phrase } from '../../kit/phrase.ts';
import type { Day } from '../../model/time/zoned.ts';
import type { CollegeApplication } from '../../model/world/applications.ts';
import { decidedStatus } from '../../model/world/applyFact.ts';
import { stopOf } from '../../model/world/statuses.ts';
import type { OrganizationOutcome, Stop } from '../../model/world/statuses.ts';
import type { CollegeStatus } from '../../model/world/statuses.ts';
import type { RecordedDecision } from '../../model/world/decisions.ts';
import type { World } from '../../model/world/world.ts';

/** Time zone of the schools, for their deadlines. */
export const schoolTimeZone = 'America/Chicago';

/** An application as displayed to its applicant. */
export interface FollowedApplication {
  id: string;
  university: string;
  program: string;
  status: CollegeStatus;
  /** ISO 8601 in UTC. */
  submitDate: string;
  /** In percent. Null if nothing was compared. */
  matchScore: number | null;
  /** Decisions on it, oldest first. */
  decisions: readonly RecordedDecision[];
  isSample: boolean;
  /** The applicant withdrew it. */
  isWithdrawn: boolean;
  /** What became of the school here. Null as long as it works on it. */
  organizationState: OrganizationOutcome | null;
  /** Stands instead of the status if it is not null. */
  stop: Stop | null;
}

/** An application from outside the world, as submitted. */
export type EarlierApplication = Omit<
  FollowedApplication,
  'decisions' | 'isSample' | 'isWithdrawn' | 'organizationState' | 'stop'
>;

const followed = (
  world: World,
  stored: Omit<FollowedApplication, 'decisions' | 'status'>,
  status: CollegeStatus,
) => ({
  ...stored,
  status,
  decisions: world.decisions.filter(
    ({ kind, applicationId, undone }) => kind === 'college' && applicationId === stored.id && !undone,
  ),
});

const own = (world: World) => (application: CollegeApplication) => {
  const { id, university, program, submitDate, matchScore, status, organizationState = null } = application;
  const isWithdrawn = application.withdrawnAt !== undefined;
  return followed(
    world,
    {
      id,
      university,
      program,
      submitDate,
      matchScore,
      isSample: false,
      isWithdrawn,
      organizationState,
      stop: stopOf(application),
    },
    status,
  );
};

/** Applies the world's decisions to it. */
const earlierOne = (world: World) => (application: EarlierApplication) =>
  followed(
    world,
    { ...application, isSample: true, isWithdrawn: false, organizationState: null, stop: null },
    decidedStatus(world, 'college', application.id, application.status),
  );

/** All applications of a veteran, here and earlier, newest first. */
export const collegeApplicationsOf = (
  world: World,
  { veteranId, earlier }: { veteranId: string; earlier: readonly EarlierApplication[] },
): FollowedApplication[] =>
  [
    ...world.collegeApplications
      .filter((collegeApplication) => collegeApplication.veteranId === veteranId)
      .map(own(world)),
    ...earlier.map(earlierOne(world)),
  ].toSorted((a, b) => Date.parse(b.submitDate) - Date.parse(a.submitDate));

/** Stages of an application, and the stage of each status. */
export const applicationStages = ['submitted', 'review', 'interview', 'decision'] as const;
export type ApplicationStage = (typeof applicationStages)[number];
export const stageOf: Readonly<Record<CollegeStatus, ApplicationStage>> = {
  submitted: 'review',
  under_review: 'review',
  interview_scheduled: 'interview',
  accepted: 'decision',
  rejected: 'decision',
};
/** No more is decided about it. */
export const isDecided = ({
  status,
  isWithdrawn,
  stop,
}: Pick<FollowedApplication, 'status' | 'isWithdrawn' | 'stop'>): boolean =>
  isWithdrawn || stop === 'closed' || stageOf[status] === 'decision';

export const deadlinePriorities = ['high', 'medium', 'low'] as const;
export type DeadlinePriority = (typeof deadlinePriorities)[number];
/** A deadline of a school (feature spec, section 3, "Deadline"). */
export interface Deadline {
  id: string;
  school: string;
  program: string;
  /** What is due: one of ours, or what the school calls it. */
  what: Phrase;
  /** The last day, at the school. */
  date: Day;
  /** From today; 0 is today. */
  daysLeft: number;
  priority: DeadlinePriority;
}
