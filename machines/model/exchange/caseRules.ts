import type { Phrase } from '../../system/model/phrase.ts';
import { isEqual } from '../isEqual.ts';
import type { CaseKind } from '../cases/caseStatuses.ts';
import type { Fact } from '../world/facts.ts';
import type { NotificationType } from '../world/notifications.ts';
import type { PersonCase } from '../cases/personCases.ts';
import { withItem, withNotification } from '../world/ruleParts.ts';
import type { World } from '../world/world.ts';
import { closeCase } from './cases.ts';
import { contactPhrase } from './phrases.ts';

/** What the notifications of each kind of case are about. */
const caseNewsTypes: Readonly<Record<CaseKind, NotificationType>> = {
  hire: 'job_application',
  student: 'college_application',
  participant: 'nonprofit_application',
  patient: 'care',
};
/** The application that a case began with, what a patient is shown of their care, or the conversation with the organization. */
const caseSubject = ({ kind, applicationId, organizationId }: PersonCase) =>
  ({
    type: applicationId === null && kind !== 'patient' ? 'message' : caseNewsTypes[kind],
    targetRole: 'user',
    subjectId: applicationId ?? organizationId,
  }) as const;

/** What of a change of a case the person is told. The rest they see when they look. */
function caseNews(before: PersonCase | undefined, after: PersonCase): [title: Phrase, text: Phrase] | null {
  const { organizationName: name, nextStep, nextOn, owner, closedAt } = after;
  if (!before) return [contactPhrase('caseOpened'), contactPhrase('caseOpenedMore', name)];
  const isNext = before.nextStep !== nextStep || before.nextOn !== nextOn;
  const text =
    (closedAt !== null && before.closedAt === null && contactPhrase('caseClosedMore', name)) ||
    (before.status !== after.status && contactPhrase('caseStatusMore', name)) ||
    (isNext && nextStep !== '' && contactPhrase('caseNextMore', name, nextStep, nextOn ?? '')) ||
    (owner !== null && before.owner?.id !== owner.id && contactPhrase('caseOwnerMore', name));
  return text ? [contactPhrase('caseChanged'), text] : null;
}

const withCase = (world: World, one: PersonCase): World => ({
  ...world,
  cases: withItem(world.cases, one),
});

export function caseShared(world: World, { case: after }: { case: PersonCase }, fact: Fact): World {
  const before = world.cases.find(({ id }) => id === after.id);
  if (isEqual(before, after)) return world;
  const news = caseNews(before, after);
  const shared = withCase(world, after);
  return news
    ? withNotification(shared, fact, { ...caseSubject(after), title: news[0], message: news[1] })
    : shared;
}

/** What a decision, its undoing or a withdrawal does to the case of the application. The decision itself notifies. */
export function withCaseOfApplication(before: World, after: World, { body, at }: Fact): World {
  if (after === before) return after;
  if (body.type === 'decisionRecorded') return body.case ? withCase(after, body.case) : after;
  if (body.type === 'decisionUndone') {
    const undone = before.decisions.find(({ id }) => id === body.decisionId)?.applicationId;
    const cases = after.cases.filter(({ applicationId }) => applicationId !== undone);
    return cases.length === after.cases.length ? after : { ...after, cases };
  }
  if (body.type !== 'applicationWithdrawn') return after;
  const one = after.cases.find(
    ({ applicationId, closedAt }) => applicationId === body.applicationId && closedAt === null,
  );
  const left = one && closeCase(one, { outcome: 'left', at: new Date(at).toISOString() });
  return left && 'case' in left ? withCase(after, left.case) : after;
}
