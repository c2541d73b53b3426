import { describe, expect, test } from 'vitest';
import { todaysWork, type WorkItem, type WorkKind, type WorkList } from '@vetsync/machines/portal/model';

const item = (id: string, kind: WorkKind, at = '2026-03-04T05:00:00Z'): WorkItem => ({
  id,
  kind,
  name: id,
  image: '',
  subject: '',
  at,
  status: null,
  choices: [],
  href: `/${id}`,
});
const list = (kind: WorkKind, ids: readonly string[], dashboardMax = 2): WorkList => ({
  kind,
  items: ids.map((id) => item(id, kind)),
  href: `/${kind}`,
  dashboardMax,
});

describe("today's work", () => {
  const meetings = {
    kind: 'interview',
    items: ['2026-03-04', '2026-03-04', '2026-03-04', '2026-03-05'].map((day, index) =>
      item(`M${index}`, 'interview', `${day}T1${index}:00:00Z`),
    ),
    href: '/interviews',
    timeZone: 'UTC',
  } as const;
  const ids = (day: string, known = meetings as typeof meetings | null) =>
    todaysWork(
      { meetings: known, waiting: [list('decision', ['D1', 'D2', 'D3']), list('message', ['B1'])] },
      Date.parse(`${day}T08:00:00Z`),
    ).items.map(({ id }) => id);

  test('begins with the meetings of today, two at most', () => {
    expect(ids('2026-03-04')).toEqual(['M0', 'M1', 'D1', 'D2', 'B1']);
  });

  test('ends with the next meeting if none is today', () => {
    expect(ids('2026-03-03')).toEqual(['D1', 'D2', 'B1', 'M0']);
  });

  test('needs no meetings', () => expect(ids('2026-03-04', null)).toEqual(['D1', 'D2', 'B1']));

  test('counts all there is, without empty kinds', () => {
    const { countsByKind } = todaysWork(
      { meetings, waiting: [list('decision', ['D1', 'D2', 'D3']), list('message', [])] },
      Date.parse('2026-03-04T08:00:00Z'),
    );
    expect(countsByKind).toEqual([
      { kind: 'interview', count: 4, href: '/interviews' },
      { kind: 'decision', count: 3, href: '/decision' },
    ]);
  });
});
