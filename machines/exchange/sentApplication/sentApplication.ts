import { firstStatusOf, mayWithdraw } from '../../model/exchange/decideApplication.ts';
import type { ApplicationStatus } from '../../model/exchange/decideApplication.ts';
import type { ApplicationStep } from '../../model/exchange/responses.ts';
import { stopOf } from '../../model/world/index.ts';
import type { ApplicationKind, OrganizationOutcome, Stop, World } from '../../model/world/index.ts';

/** An application as the person's world has it. Times are ISO 8601 in UTC. */
export interface SentApplication {
  id: string;
  kind: ApplicationKind;
  /** What it is for. */
  title: string;
  organization: string;
  /** Null if the person only noted it: no organization got it. */
  listingId: string | null;
  status: ApplicationStatus;
  submittedAt: string;
  withdrawnAt: string | null;
  /** What became of the organization. Null as long as it works on it. */
  organizationState: OrganizationOutcome | null;
  /** Stands instead of the status if it is not null. */
  stop: Stop | null;
}

interface Stored {
  id: string;
  listingId?: string | undefined;
  submitDate: string;
  withdrawnAt?: string | undefined;
  organizationState?: OrganizationOutcome | undefined;
  status: ApplicationStatus;
}

/** The person's application with this id, or null. */
export function findSent(
  { jobApplications, collegeApplications, nonprofitApplications }: World,
  id: string,
): SentApplication | null {
  const sent = (
    kind: ApplicationKind,
    { listingId, submitDate, withdrawnAt, organizationState, status }: Stored,
    title: string,
    organization: string,
  ): SentApplication => ({
    id,
    kind,
    title,
    organization,
    listingId: listingId ?? null,
    status: withdrawnAt === undefined ? status : 'withdrawn',
    submittedAt: submitDate,
    withdrawnAt: withdrawnAt ?? null,
    organizationState: organizationState ?? null,
    stop: stopOf({ status, withdrawnAt, organizationState }),
  });
  const job = jobApplications.find((one) => one.id === id);
  if (job) return sent('job', job, job.jobTitle, job.company);
  const college = collegeApplications.find((one) => one.id === id);
  if (college) return sent('college', college, college.program, college.university);
  const nonprofit = nonprofitApplications.find((one) => one.id === id);
  return nonprofit ? sent('nonprofit', nonprofit, nonprofit.program, nonprofit.organization) : null;
}

/** Whether nobody but the person has it: no organization got it, or the one that did is gone. */
export const isOnlyInWorld = ({ listingId, organizationState }: SentApplication) =>
  listingId === null || organizationState === 'ended';

/** Only what an organization has can be withdrawn, until it is over. */
export const canWithdraw = (sent: SentApplication) => !isOnlyInWorld(sent) && mayWithdraw(sent.status);

/** What the world knows of its history, oldest first: all but who did what. */
export function stepsInWorld({ decisions }: World, sent: SentApplication): ApplicationStep[] {
  const { id, kind, submittedAt, withdrawnAt } = sent;
  const common = { decision: null, undoes: null, message: '', actor: null };
  const decided = decisions
    .filter(({ applicationId, undone }) => applicationId === id && !undone)
    .map((one): ApplicationStep => ({
      ...common,
      id: one.id,
      at: new Date(one.at).toISOString(),
      step: 'decided',
      decision: one.decision ?? null,
      status: one.status,
      message: one.message ?? '',
    }));
  return [
    { ...common, id, at: submittedAt, step: 'submitted', status: firstStatusOf[kind] },
    ...decided,
    ...(withdrawnAt === null
      ? []
      : [
          {
            ...common,
            id: `${id}:withdrawn`,
            at: withdrawnAt,
            step: 'withdrawn' as const,
            status: 'withdrawn' as const,
          },
        ]),
  ];
}

/** The last decision that stands, or null. */
export function standingDecision(steps: readonly ApplicationStep[]): ApplicationStep | null {
  const undone = new Set(steps.map(({ undoes }) => undoes));
  return steps.findLast(({ id, step }) => step === 'decided' && !undone.has(id)) ?? null;
}

/** What changes whenever the history does. */
export const historyMark = ({ decisions }: World, { id, status, organizationState }: SentApplication) =>
  decisions.filter(({ applicationId }) => applicationId === id).length +
  decisions.filter(({ applicationId, undone }) => applicationId === id && undone).length +
  (status === 'withdrawn' ? 1 : 0) +
  (organizationState === 'ended' ? 1 : 0);
