import { describe, expect, test } from 'vitest';
import { applyAccountFacts, worldFactOf } from '@vetsync/machines/model/exchange';
import { emptyWorld } from '@vetsync/machines/model/world';
import type { Decision, Fact, FactBody, PersonCase, World } from '@vetsync/machines/model/world';

const openedAt = '2030-05-01T00:00:00.000Z';
const participant: PersonCase = {
  id: 'case-1',
  kind: 'participant',
  organizationId: 'org-1',
  organizationName: 'Harbor House',
  title: 'Rent help',
  applicationId: 'application-1',
  status: 'active',
  outcome: null,
  progress: 25,
  term: '',
  credits: null,
  benefitsLeft: null,
  goals: [{ text: 'A lease in my own name', done: false }],
  services: [{ id: 'service-1', name: 'Deposit', status: 'processing', requestedAt: openedAt }],
  owner: null,
  nextStep: '',
  nextOn: null,
  openedAt,
  closedAt: null,
};
const patient: PersonCase = {
  ...participant,
  id: 'case-2',
  kind: 'patient',
  title: '',
  applicationId: null,
  status: 'active_treatment',
  progress: null,
};
const decision = {
  kind: 'nonprofit',
  applicationId: 'application-1',
  subject: 'Rent help at Harbor House',
  personId: 'person-1',
  decision: 'approve',
  status: 'active',
} as Decision;
const applied: FactBody = {
  type: 'nonprofitEnrolled',
  application: {
    id: 'application-1',
    veteranId: 'person-1',
    veteranName: 'Sarah Johnson',
    veteranImage: '',
    veteranBranch: '',
    veteranRank: '',
    submitDate: openedAt,
    status: 'enrolled',
    progress: 0,
    program: 'Rent help',
    organization: 'Harbor House',
    needsAssessment: [],
  },
};

let count = 0;
const fact = (body: FactBody): Fact => ({ id: `fact-${(count += 1)}`, at: 1_900_000_000_000 + count, body });
const after = (world: World, ...bodies: FactBody[]) => applyAccountFacts(world, bodies.map(fact));
const own = ({ notifications }: World) => notifications.filter(({ targetRole }) => targetRole === 'user');
const shared = (world: World, change: Partial<PersonCase>, of = participant) =>
  after(world, { type: 'caseShared', case: { ...of, ...change } });

const organizationIs = (world: World, state: 'suspended' | 'ended') =>
  after(world, {
    type: 'organizationChanged',
    organizationId: 'org-1',
    organizationName: 'Harbor House',
    state,
    applicationIds: [],
  });

describe('an application that is taken', () => {
  const taken = after(emptyWorld, applied, { type: 'decisionRecorded', decision, case: participant });

  test('begins a case, and only the decision notifies', () => {
    expect(taken.cases).toEqual([participant]);
    expect(own(taken)).toMatchObject([{ title: { code: 'world.applicationUpdate' } }]);
  });

  test('has none any more if the decision is undone, and has it again with a new one', () => {
    const undone = after(taken, { type: 'decisionUndone', decisionId: taken.decisions[0]!.id });
    expect(undone.cases).toEqual([]);
    expect(after(undone, { type: 'decisionRecorded', decision, case: participant }).cases).toEqual([
      participant,
    ]);
  });

  test('that is withdrawn closes its case, and no other', () => {
    const both = shared(taken, {}, patient);
    const withdrawn = after(both, {
      type: 'applicationWithdrawn',
      kind: 'nonprofit',
      applicationId: 'application-1',
    });
    expect(withdrawn.cases).toMatchObject([
      { id: 'case-1', status: 'left', outcome: 'left', closedAt: expect.any(String) },
      patient,
    ]);
  });

  test('keeps its case when the organization is suspended, and loses it when that has ended', () => {
    expect(organizationIs(taken, 'suspended').cases).toEqual([participant]);
    expect(organizationIs(taken, 'ended').cases).toEqual([]);
  });
});

describe('a change of a case', () => {
  const before = after(emptyWorld, applied, { type: 'decisionRecorded', decision, case: participant });
  const news = (change: Partial<PersonCase>) => {
    const world = shared(before, change);
    expect(world.cases).toEqual([{ ...participant, ...change }]);
    return own(world).slice(own(before).length);
  };

  test.each([
    ['another status', { status: 'graduated' }, 'contact.caseStatusMore'],
    ['its end', { status: 'graduated', outcome: 'work', closedAt: openedAt }, 'contact.caseClosedMore'],
    ['a next step', { nextStep: 'Bring your lease', nextOn: '2030-06-01' }, 'contact.caseNextMore'],
    ['somebody who works with them', { owner: { id: 'staff-1', name: 'Ana' } }, 'contact.caseOwnerMore'],
  ] as [string, Partial<PersonCase>, string][])('tells the person of %s', (_name, change, code) => {
    expect(news(change)).toMatchObject([
      {
        type: 'nonprofit_application',
        subjectId: 'application-1',
        title: { code: 'contact.caseChanged' },
        message: { code },
      },
    ]);
  });

  test.each([
    ['progress', { progress: 60 }],
    ['goals', { goals: [] }],
    ['a service', { services: [] }],
    ['a step that is no longer to come', { nextStep: '' }],
  ] as [string, Partial<PersonCase>][])('does not notify of %s', (_name, change) => {
    expect(news(change)).toEqual([]);
  });

  test('that is none changes nothing', () => {
    expect(shared(before, {})).toBe(before);
  });

  test('of a patient leads to what they are shown of their care', () => {
    const [opened] = own(shared(emptyWorld, {}, patient));
    expect(opened).toMatchObject({
      type: 'care',
      subjectId: 'org-1',
      title: { code: 'contact.caseOpened' },
      message: { code: 'contact.caseOpenedMore', values: ['Harbor House'] },
    });
  });
});

test('a case is read as it was sent, with nothing that is for the staff', () => {
  const sent = {
    id: '0193a000-0000-7000-8000-000000000001',
    kind: 'caseShared',
    subject: 'case-1',
    payload: { case: { ...participant, priority: 'high', notes: 'Missed two calls' } },
    at: openedAt,
    actor: null,
    commandId: '0193a000-0000-7000-8000-000000000002',
    version: 1,
  };
  expect(worldFactOf(sent)?.body).toEqual({ type: 'caseShared', case: participant });
});
