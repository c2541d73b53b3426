import { describe, expect, test } from 'vitest';
import { nonprofitWork, participantsOf, queueOf } from '@vetsync/machines/nonprofit/model';
import { emptyWorld } from '@vetsync/machines/model/world';
import { sampleNonprofit } from '@vetsync/samples/nonprofit';

const now = Date.parse('2026-03-04T14:00:00Z');
const samples = sampleNonprofit(now);
const participants = participantsOf(samples.participants, samples.queue, emptyWorld);
const noMail = {
  role: 'nonprofit',
  people: [],
  samples: { messages: [], unread: {} },
  sent: [],
  read: [],
} as const;
const workOf = (queue: typeof samples.queue, people = participants) =>
  nonprofitWork(
    { queue: queueOf(queue, emptyWorld), participants: people, mailbox: noMail },
    { mode: 'demo', role: 'nonprofit' },
  );

describe("the nonprofit's work", () => {
  test('names the most pressing applications first, as the queue does', () => {
    const { items } = workOf(samples.queue, []);
    expect(items.map(({ name, status }) => [name, status?.tone ?? null])).toEqual([
      ['Loretta Vandermeer', 'critical'],
      ['Curtis Applewhite', 'critical'],
      ['Bertrand Oyelaran', 'caution'],
    ]);
  });

  test('leaves out what is rejected', () => {
    const rejected = samples.queue.map((one) => ({ ...one, status: 'rejected' as const }));
    expect(workOf(rejected, []).items).toEqual([]);
  });

  test('names people at risk, those without news for longest first', () => {
    const { items, countsByKind } = workOf([]);
    const atRisk = participants.filter(({ status }) => status === 'At Risk');
    const oldest = atRisk.toSorted((a, b) => a.lastActivity.localeCompare(b.lastActivity))[0];
    expect(items).toHaveLength(2);
    expect(items[0]).toMatchObject({ id: `participant:${oldest?.id}`, kind: 'participant' });
    expect(countsByKind).toEqual([
      {
        kind: 'participant',
        count: atRisk.length,
        href: '/demo/platform/participants?status=At%20Risk&role=nonprofit',
      },
    ]);
  });
});
