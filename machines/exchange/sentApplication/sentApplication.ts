import { firstStatusOf, mayWithdraw } from '../../model/exchange/decideApplication.ts';
import type { ApplicationStep } from '../../model/exchange/responses.ts';
import { sentApplications } from '../../model/world/index.ts';
import type { SentApplication, World } from '../../model/world/index.ts';

/** The person's application with this id, or null. */
export const findSent = (world: World, id: string): SentApplication | null =>
  sentApplications(world).find((one) => one.id === id) ?? null;

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

/** What the person wrote, as far as their world has it. */
export function answersInWorld(world: World, { id, kind }: SentApplication): Record<string, unknown> {
  const isThis = (one: { id: string }) => one.id === id;
  if (kind === 'job') return { coverLetter: world.jobApplications.find(isThis)?.coverLetter };
  if (kind === 'college') return { form: world.collegeApplications.find(isThis)?.applicationData };
  const { needsAssessment, currentStatus, message } = world.nonprofitApplications.find(isThis) ?? {};
  return { services: needsAssessment, situation: currentStatus, message };
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
