import type { Phrase } from '../../system/model/phrase.ts';
import { decidedStatus, latestDecision } from './applyFact.ts';
import type { CollegeApplication } from './applications.ts';
import { worldPhrase } from './phrases.ts';
import {
  collegeStatusLabels,
  isOutcome,
  jobStatusLabels,
  nonprofitStatusLabels,
  stopOf,
} from './statuses.ts';
import type { ApplicationKind, Filed, LinePlace, OrganizationOutcome, Stop } from './statuses.ts';
import type { World } from './world.ts';

/** An application as the person's world has it, whatever it is for. Times are ISO 8601 in UTC. */
export interface SentApplication {
  id: string;
  kind: ApplicationKind;
  veteranId: string;
  /** What it is for. */
  title: string;
  organization: string;
  /** Null if no organization got it: in the demo, and if the person only noted it. */
  listingId: string | null;
  status: Filed['status'];
  submittedAt: string;
  withdrawnAt: string | null;
  /** When the person accepted what was offered last. */
  acceptedAt: string | null;
  /** Until when they are asked to answer it: `2026-03-09`. Null if they are not, or have answered. */
  answerBy: string | null;
  /** Whether it is on a waiting list, or next in line for a spot. Null: it is on none. */
  line: LinePlace | null;
  /** What became of the organization. Null as long as it works on it. */
  organizationState: OrganizationOutcome | null;
  /** Stands instead of the status if it is not null. */
  stop: Stop | null;
  /** Where it stands, in words. */
  label: Phrase;
}

/** An application with the URL of its page. */
export interface LinkedApplication extends SentApplication {
  href: string;
}

const labels: Readonly<Record<ApplicationKind, Partial<Record<Filed['status'], Phrase>>>> = {
  job: jobStatusLabels,
  college: collegeStatusLabels,
  nonprofit: nonprofitStatusLabels,
};

type Applied = Pick<World, 'jobApplications' | 'collegeApplications' | 'nonprofitApplications'> &
  Partial<Pick<World, 'decisions'>>;

/** Nothing was decided, or only to wait. */
const undecided: ReadonlySet<Filed['status']> = new Set(['submitted', 'enrolled', 'under_review']);

function sent(
  kind: ApplicationKind,
  one: World['jobApplications' | 'collegeApplications' | 'nonprofitApplications'][number],
  title: string,
  organization: string,
  /** Its school has put it on a waiting list. */
  waits: 'waiting' | null = null,
): SentApplication {
  const { id, veteranId, listingId = null, submitDate, organizationState = null } = one;
  const { withdrawnAt = null, acceptedAt = null, answerBy = null } = one;
  const stop = stopOf(one);
  const status = withdrawnAt === null ? one.status : 'withdrawn';
  const line = stop === null && undecided.has(status) ? (one.line ?? waits) : null;
  const state = stop ?? line;
  return {
    id,
    kind,
    veteranId,
    title,
    organization,
    listingId,
    status,
    submittedAt: submitDate,
    withdrawnAt,
    acceptedAt,
    answerBy: (withdrawnAt ?? acceptedAt ?? organizationState) ? null : answerBy,
    organizationState,
    line,
    stop,
    label: (state ? worldPhrase(state) : labels[kind][status]) ?? worldPhrase('withdrawn'),
  };
}

const isWaitlisted = ({ decisions = [] }: Applied, id: string) =>
  latestDecision({ decisions }, 'college', id)?.decision === 'waitlist';

/** All applications in the world, newest first. */
export const sentApplications = (world: Applied): SentApplication[] =>
  [
    ...world.jobApplications.map((one) => sent('job', one, one.jobTitle, one.company)),
    ...world.collegeApplications.map((one) =>
      sent('college', one, one.program, one.university, isWaitlisted(world, one.id) ? 'waiting' : null),
    ),
    ...world.nonprofitApplications.map((one) => sent('nonprofit', one, one.program, one.organization)),
  ]
    .toReversed()
    .toSorted((a, b) => Date.parse(b.submittedAt) - Date.parse(a.submittedAt));

/** Nothing more is decided about it: the organization decided, the person withdrew it, or nobody is there to decide. */
export const isOver = ({ status, stop }: Pick<SentApplication, 'status' | 'stop'>) =>
  isOutcome(status) || stop === 'closed';

/** In progress or accepted. After a rejection or a withdrawal, the person may apply again. */
export const isCurrent = ({ status }: Pick<SentApplication, 'status'>) =>
  status !== 'rejected' && status !== 'withdrawn';

/** The world with what a veteran has sent to schools before it, as the world's decisions on it leave it. */
export const withEarlier = (world: World, earlier: readonly CollegeApplication[]): World => ({
  ...world,
  collegeApplications: [
    ...earlier.map((one) => ({ ...one, status: decidedStatus(world, 'college', one.id, one.status) })),
    ...world.collegeApplications,
  ],
});
