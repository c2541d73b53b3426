import { describe, expect, test } from 'vitest';
import { recruiterWork } from '@vetsync/machines/recruiter/model';
import { universityWork } from '@vetsync/machines/university/model';
import { jobStatuses, type Interview } from '@vetsync/machines/model/world';
import { college, interview, job } from '../support/world.ts';

/** 8 a.m. in Chicago. */
const now = Date.parse('2026-03-04T14:00:00Z');
const mailbox = {
  role: 'recruiter',
  people: [],
  samples: { messages: [], unread: {} },
  sent: [],
  read: [],
} as const;
const on = (id: string, date: string): Interview => ({ ...interview(id), date });

const applied = (id: string, submitDate: string, status: (typeof jobStatuses)[number] = 'submitted') => ({
  ...job(id),
  id,
  matchScore: 88,
  submitDate,
  status,
});

const order = (applications: ReturnType<typeof applied>[], interviews: readonly Interview[] = []) =>
  recruiterWork({ applications, interviews, mailbox }, { mode: 'demo', role: 'recruiter' }, now).items.map(
    ({ id }) => id,
  );

describe("the recruiter's work", () => {
  test('names who has waited longest first', () => {
    expect(order([applied('A', '2026-03-02T00:00:00Z'), applied('B', '2026-03-01T00:00:00Z')])).toEqual([
      'decision:B',
      'decision:A',
    ]);
  });

  test.each(jobStatuses)('an application that is %s waits or not', (status) => {
    const waits = status === 'submitted' || status === 'under_review';
    expect(order([applied('A', '2026-03-02T00:00:00Z', status)])).toEqual(waits ? ['decision:A'] : []);
  });

  test('begins with interviews of today in their own time zone', () => {
    const applications = [applied('A', '2026-03-02T00:00:00Z')];
    expect(order(applications, [on('I', '2026-03-04')])).toEqual(['interview:I', 'decision:A']);
    expect(order(applications, [on('I', '2026-03-05')])).toEqual(['decision:A', 'interview:I']);
  });
});

test("the university's work leads to its applications", () => {
  const { items, countsByKind } = universityWork(
    {
      applications: [
        {
          ...college('C'),
          id: 'C',
          matchScore: 90,
          giBillRemaining: '75%',
          submitDate: '2026-03-01T00:00:00Z',
          status: 'under_review',
        },
      ],
      interviews: [],
      mailbox,
    },
    { mode: 'demo', role: 'university' },
    now,
  );
  expect(items).toMatchObject([
    { id: 'decision:C', href: '/demo/platform/applications/application/C?role=university' },
  ]);
  expect(countsByKind[0]?.href).toBe(
    '/demo/platform/applications?status=under_review&sort=submitted&role=university',
  );
});
