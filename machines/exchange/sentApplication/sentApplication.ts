import { firstStatusOf, mayAccept, mayUpdate, mayWithdraw } from '../../model/exchange/decideApplication.ts';
import type { AccessRecord, ApplicationStep } from '../../model/exchange/responses.ts';
import { decisionTextMax } from '../../model/world/outcomes.ts';
import type { SentApplication, World } from '../../model/world/index.ts';
import type { OwnAnswer } from './sentApplication.events.ts';

/** Whether nobody but the person has it: no organization got it, or the one that did is gone. */
export const isOnlyInWorld = ({ listingId, organizationState }: SentApplication) =>
  listingId === null || organizationState === 'ended';

/** Only what an organization has can be withdrawn, until it is over. */
export const canWithdraw = (sent: SentApplication) => !isOnlyInWorld(sent) && mayWithdraw(sent.status);

/** Whether an offer stands that the person can accept. */
export const canAccept = (sent: SentApplication) => canWithdraw(sent) && mayAccept(sent);

/** Whether the person can send it again, changed. */
export const canUpdate = (sent: SentApplication) => canWithdraw(sent) && mayUpdate(sent);

/** Whether an answer says all it has to: an update, what has changed. */
export const isComplete = ({ type, payload: { note = '' } }: OwnAnswer) =>
  type !== 'application.update' || (note.trim() !== '' && note.trim().length <= decisionTextMax);

/** What the world knows of its history, oldest first: all but who did what. */
export function stepsInWorld({ decisions }: World, sent: SentApplication): ApplicationStep[] {
  const { id, kind, submittedAt, withdrawnAt, acceptedAt, status } = sent;
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
      reason: one.reason ?? null,
      startsOn: one.startsOn ?? null,
      firstStep: one.firstStep ?? '',
    }));
  const own = (step: 'offerAccepted' | 'withdrawn', at: string | null): ApplicationStep[] =>
    at === null ? [] : [{ ...common, id: `${id}:${step}`, at, step, status }];
  return [
    { ...common, id, at: submittedAt, step: 'submitted', status: firstStatusOf[kind] },
    ...decided,
    ...own('offerAccepted', acceptedAt),
    ...own('withdrawn', withdrawnAt),
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

/** Something that happened to an application, or somebody who read it. */
export type PathEntry = { step: ApplicationStep } | { reading: AccessRecord };

const timeOf = (entry: PathEntry) => Date.parse('step' in entry ? entry.step.at : entry.reading.at);

/** Both in the order of time. */
export const pathOf = (steps: readonly ApplicationStep[], readings: readonly AccessRecord[]): PathEntry[] =>
  [...steps.map((step) => ({ step })), ...readings.map((reading) => ({ reading }))].toSorted(
    (a, b) => timeOf(a) - timeOf(b),
  );

/** What changes whenever the history does. */
export const historyMark = (
  { decisions }: World,
  { id, status, acceptedAt, organizationState, line }: SentApplication,
) =>
  decisions.filter(({ applicationId }) => applicationId === id).length +
  decisions.filter(({ applicationId, undone }) => applicationId === id && undone).length +
  (status === 'withdrawn' ? 1 : 0) +
  (acceptedAt === null ? 0 : 1) +
  (line === 'next' ? 1 : 0) +
  (organizationState === 'ended' ? 1 : 0);
