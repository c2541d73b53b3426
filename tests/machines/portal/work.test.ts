import { describe, expect, test } from 'vitest';
import { interviewWork } from '@vetsync/machines/interviews/model';
import { correspondentsOf, messageWork, type ApplicationBrief } from '@vetsync/machines/messages/model';
import type { SentMessage } from '@vetsync/machines/model/world';
import { todaysWork, type WorkItem, type WorkKind, type WorkList } from '@vetsync/machines/portal/model';
import { interview } from '../support/world.ts';

const item = (id: string, kind: WorkKind, at = '2026-03-04T05:00:00Z'): WorkItem => ({
  id,
  kind,
  name: id,
  image: '',
  subject: '',
  at,
  status: null,
  href: `/${id}`,
});
const list = (kind: WorkKind, ids: readonly string[], dashboardMax = 2): WorkList => ({
  kind,
  items: ids.map((id) => item(id, kind)),
  href: `/${kind}`,
  dashboardMax,
});

const beginsOn =
  (day: string) =>
  ({ at }: WorkItem) =>
    at.startsWith(day);

describe("today's work", () => {
  const meetings = {
    kind: 'interview',
    items: ['2026-03-04', '2026-03-04', '2026-03-04', '2026-03-05'].map((day, index) =>
      item(`M${index}`, 'interview', `${day}T1${index}:00:00Z`),
    ),
    href: '/interviews',
  } as const;
  const ids = (isToday: (one: WorkItem) => boolean, known = meetings as typeof meetings | null) =>
    todaysWork({
      meetings: known,
      isToday,
      waiting: [list('decision', ['D1', 'D2', 'D3']), list('message', ['B1'])],
    }).items.map(({ id }) => id);

  test('begins with the meetings of today, two at most', () => {
    expect(ids(beginsOn('2026-03-04'))).toEqual(['M0', 'M1', 'D1', 'D2', 'B1']);
  });

  test('ends with the next meeting if none is today', () => {
    expect(ids(beginsOn('2026-03-03'))).toEqual(['D1', 'D2', 'B1', 'M0']);
  });

  test('needs no meetings', () => expect(ids(beginsOn('2026-03-04'), null)).toEqual(['D1', 'D2', 'B1']));

  test('counts all there is, without empty kinds', () => {
    const { countsByKind } = todaysWork({
      meetings,
      isToday: () => false,
      waiting: [list('decision', ['D1', 'D2', 'D3']), list('message', [])],
    });
    expect(countsByKind).toEqual([
      { kind: 'interview', count: 4, href: '/interviews' },
      { kind: 'decision', count: 3, href: '/decision' },
    ]);
  });
});

const recruiter = { mode: 'demo', role: 'recruiter' } as const;
const interviewOn = (id: string, date: string) => ({ ...interview(id), date });

describe('interviews', () => {
  const now = Date.parse('2026-03-04T05:06:07Z');

  test('are those to come, soonest first, each with its page', () => {
    const canceled = { ...interviewOn('I4', '2026-03-06'), status: 'cancelled' as const };
    const { items } = interviewWork(
      [
        interviewOn('I1', '2026-03-09'),
        interviewOn('I2', '2026-03-05'),
        interviewOn('I3', '2026-03-02'),
        canceled,
      ],
      recruiter,
      now,
    );
    expect(items.map(({ id }) => id)).toEqual(['interview:I2', 'interview:I1']);
    expect(items[0]).toMatchObject({
      at: '2026-03-05T20:30:00.000Z',
      href: '/demo/platform/interviews/I2?role=recruiter',
    });
  });

  test('of a university open over the application', () => {
    const { items } = interviewWork(
      [interviewOn('I1', '2026-03-09')],
      { mode: 'demo', role: 'university' },
      now,
    );
    expect(items[0]?.href).toBe('/demo/platform/applications/interview/A?role=university');
  });
});

const brief = (personId: string): ApplicationBrief => ({
  id: `A-${personId}`,
  kind: 'job',
  personId,
  personName: personId,
  personDetail: '',
  personImage: '',
  subject: '',
  status: 'submitted',
});
const sent = (from: string, at: number, text = `${from} ${at}`): SentMessage => ({
  id: `${from}-${at}`,
  to: 'recruiter',
  from,
  text,
  at,
});

describe('messages', () => {
  const people = correspondentsOf(['Ann', 'Ben', 'Cleo'].map(brief));
  const messages = (read: readonly { id: string; at: number; samples: number }[] = []) =>
    messageWork(
      {
        role: 'recruiter',
        people,
        samples: { messages: [], unread: {} },
        sent: [sent('Ben', 3000), sent('Ann', 2000), sent('Ann', 9000), sent('Cleo', 1000)],
        read,
      },
      recruiter,
    ).items;

  test('wait since the first unread one, and show the last', () => {
    expect(messages().map(({ name, subject, at }) => [name, subject, Date.parse(at)])).toEqual([
      ['Cleo', 'Cleo 1000', 1000],
      ['Ann', 'Ann 9000', 2000],
      ['Ben', 'Ben 3000', 3000],
    ]);
    expect(messages()[0]?.href).toBe('/demo/platform/messages/Cleo?role=recruiter');
  });

  test('that were read are gone', () => {
    const read = [
      { id: 'recruiter:Cleo', at: 1000, samples: 0 },
      { id: 'recruiter:Ann', at: 2000, samples: 0 },
    ];
    expect(messages(read).map(({ name, at }) => [name, Date.parse(at)])).toEqual([
      ['Ben', 3000],
      ['Ann', 9000],
    ]);
  });
});
