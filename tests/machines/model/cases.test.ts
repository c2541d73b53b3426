import { describe, expect, test } from 'vitest';
import {
  applyCase,
  caseKindOf,
  caseWork,
  closeCase,
  isCaseDue,
  newCase,
  openCaseStatusesOf,
  caseOutcomesOf,
  closedStatusOf,
  personCaseOf,
  reopenCase,
} from '@vetsync/machines/model/exchange';
import { caseKinds, caseStatusesOf } from '@vetsync/machines/model/world';
import type { CaseKind, CaseOutcome } from '@vetsync/machines/model/world';

const openOf = (kind: CaseKind) => {
  const { services: _services, ...fields } = newCase(kind);
  return { ...fields, kind, outcome: null as CaseOutcome | null, closedAt: null as string | null };
};
const at = '2026-11-02T15:00:00.000Z';

describe('a new case', () => {
  test('of somebody whose application was approved has goals and services of what they asked for', () => {
    expect(newCase(caseKindOf.nonprofit, { needs: ['Moving costs', 'A warm coat'] })).toMatchObject({
      status: 'active',
      progress: 25,
      goals: [
        { text: 'A move that is paid for', done: false },
        { text: 'A warm coat', done: false },
      ],
      services: ['Moving costs', 'A warm coat'],
    });
  });

  test('of somebody who asked for nothing has the goals and services that everybody begins with', () => {
    expect(newCase('participant')).toMatchObject({
      goals: [{ text: 'Find out together what is needed' }, { text: 'A plan for the next 90 days' }],
      services: ['Case management', 'Needs assessment'],
    });
  });

  test('of a student has the term in which they would like to begin', () => {
    expect(newCase('student', { term: ' Fall 2026 ', needs: ['Tutoring'] })).toMatchObject({
      status: 'enrolled',
      term: 'Fall 2026',
      progress: null,
      goals: [],
      services: [],
    });
    expect(newCase('hire', { term: 'Fall 2026' })).toMatchObject({ status: 'hired', term: '' });
  });

  test('keeps within the limits, whatever was asked for, and nothing twice', () => {
    const { goals, services } = newCase('participant', {
      needs: [
        'Legal help',
        'Legal help',
        'x'.repeat(200),
        ...Array.from({ length: 60 }, (_, n) => `Need ${n}`),
      ],
    });
    expect(goals).toHaveLength(20);
    expect(services.filter((name) => name === 'Legal help')).toHaveLength(1);
    expect(Math.max(...services.map((name) => name.length))).toBe(120);
  });
});

describe('a change', () => {
  test('says what has really changed', () => {
    const before = openOf('participant');
    const after = applyCase(before, { progress: 40, nextStep: '', status: 'at_risk', term: undefined });
    expect(after).toMatchObject({
      case: { progress: 40, status: 'at_risk', nextStep: '', term: '' },
      changes: { progress: [25, 40], status: ['active', 'at_risk'] },
    });
    expect(Object.keys((after as { changes: object }).changes)).toEqual(['progress', 'status']);
  });

  test('that is none changes nothing', () => {
    const before = openOf('participant');
    expect(applyCase(before, { goals: before.goals.map((goal) => ({ ...goal })) })).toEqual({
      case: before,
      changes: {},
    });
  });

  test('to the status of another kind, or of a closed case, is refused', () => {
    for (const status of ['hired', 'graduated', 'left'] as const)
      expect(applyCase(openOf('participant'), { status })).toEqual({ refused: 'case_changed' });
  });

  test('all progress does not close it', () => {
    expect(applyCase(openOf('participant'), { progress: 100 })).toMatchObject({
      case: { status: 'active', closedAt: null },
    });
  });
});

describe('the end', () => {
  test.each(caseKinds.flatMap((kind) => caseOutcomesOf[kind].map((outcome) => [kind, outcome] as const)))(
    'a %s can end with %s, and go on',
    (kind, outcome) => {
      const closed = closeCase(
        { ...openOf(kind), nextStep: 'Call on Friday', nextOn: '2026-11-06' },
        { outcome, at },
      );
      const status = closedStatusOf(kind, outcome);
      expect(caseStatusesOf[kind]).toContain(status);
      expect(openCaseStatusesOf(kind)).not.toContain(status);
      expect(closed).toMatchObject({ case: { status, outcome, closedAt: at, nextStep: '', nextOn: null } });
      if ('refused' in closed) throw new Error('refused');
      expect(closeCase(closed.case, { outcome, at })).toEqual({ refused: 'case_closed' });
      expect(applyCase(closed.case, { progress: 1 })).toEqual({ refused: 'case_closed' });
      expect(reopenCase(closed.case)).toMatchObject({
        case: { status: caseStatusesOf[kind][0], outcome: null, closedAt: null },
      });
    },
  );

  test('that a kind does not have is refused, and what is open is not opened', () => {
    expect(closeCase(openOf('hire'), { outcome: 'housing', at })).toEqual({ refused: 'case_changed' });
    expect(reopenCase(openOf('hire'))).toEqual({ refused: 'case_changed' });
  });
});

test('a case is due from the day of its next step on, as long as it is open', () => {
  const due = { nextOn: '2026-11-06', closedAt: null };
  expect(['2026-11-05', '2026-11-06', '2026-12-01'].map((day) => isCaseDue(due, day))).toEqual([
    false,
    true,
    true,
  ]);
  expect(isCaseDue({ ...due, closedAt: at }, '2026-12-01')).toBe(false);
  expect(isCaseDue({ nextOn: null, closedAt: null }, '2026-12-01')).toBe(false);
});

test('the person sees neither notes nor priority, nor that staff worry about them', () => {
  const { priority: _priority, ...shared } = openOf('participant');
  const one = {
    ...openOf('participant'),
    id: 'case-1',
    title: 'Rent help',
    applicationId: null,
    status: 'at_risk' as const,
    priority: 'high' as const,
    services: [],
    owner: { id: 'staff-1', name: 'Ana Ruiz' },
    lastContactAt: null,
    openedAt: at,
    notes: 'Missed two calls',
  };
  expect(personCaseOf(one, { id: 'org-1', name: 'Harbor House' })).toEqual({
    ...shared,
    id: 'case-1',
    title: 'Rent help',
    applicationId: null,
    organizationId: 'org-1',
    organizationName: 'Harbor House',
    services: [],
    owner: { id: 'staff-1', name: 'Ana Ruiz' },
    openedAt: at,
  });
});

test('a command has at least something to say, and nothing beyond the limits', () => {
  const caseId = '0193a000-0000-7000-8000-000000000001';
  const accepts = (changes: unknown) =>
    caseWork['case.change'].payload.safeParse({ caseId, changes }).success;
  expect(accepts({ progress: 100, credits: 300, benefitsLeft: 0, nextOn: '2026-12-01' })).toBe(true);
  expect(accepts({ progress: null, nextOn: null, nextStep: '', term: '' })).toBe(true);
  for (const changes of [
    { progress: 101 },
    { progress: 0.5 },
    { credits: 301 },
    { nextOn: '2026-02-30' },
    { nextStep: 'x'.repeat(201) },
    { goals: [{ text: ' ', done: false }] },
    { goals: Array.from({ length: 21 }, () => ({ text: 'One', done: false })) },
    { ownerId: caseId },
  ])
    expect(accepts(changes), JSON.stringify(changes)).toBe(false);
  expect(caseWork['case.note'].payload.safeParse({ caseId, text: ' ' }).success).toBe(false);
});
