import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addFacts,
  applyFact,
  applyFacts,
  emptyLog,
  emptyWorld,
  factSchema,
  mergeLog,
  nextFactTime,
  parseFacts,
  parseLog,
  targetRoles,
  unreadFor,
  serializeLog,
} from '@vetsync/machines/model/world';
import { facts, factsOf, job } from '../support/world.ts';
import type { World, WorldCommand } from '@vetsync/machines/model/world';

const submitJob: WorldCommand = { type: 'job.submit', application: job('A') };
const stats = ({ applicationStats: one }: World) => [
  one.totalApplications,
  one.pendingReviews,
  one.successfulPlacements,
];

describe('facts', () => {
  const shuffled = facts.chain((list) =>
    fc.record({
      list: fc.constant(list),
      order: fc.shuffledSubarray(list, { minLength: list.length }),
      cut: fc.nat(list.length),
    }),
  );

  test('give the same world in any order and with any repetition', () => {
    fc.assert(
      fc.property(shuffled, ({ list, order, cut }) => {
        const once = addFacts(emptyLog(), list);
        const parts = addFacts(addFacts(emptyLog(), order.slice(0, cut)), order.slice(cut));
        expect(parts.world).toEqual(once.world);
        expect(addFacts(parts, order)).toBe(parts);
        expect(mergeLog(addFacts(emptyLog(), order.slice(cut)), once.epoch, order).world).toEqual(once.world);
      }),
    );
  });

  test('applying one again changes nothing', () => {
    fc.assert(
      fc.property(facts, (list) => {
        for (const [index, fact] of list.entries()) {
          const world = applyFacts(emptyWorld, list.slice(0, index));
          const once = applyFact(world, fact);
          expect(applyFact(once, fact)).toBe(once);
        }
      }),
    );
  });

  test('counters are never negative and match the lists', () => {
    fc.assert(
      fc.property(facts, (list) => {
        const world = applyFacts(emptyWorld, list);
        for (const figure of stats(world)) expect(figure).toBeGreaterThanOrEqual(0);
        const { jobApplications, collegeApplications, nonprofitApplications } = world;
        expect(world.applicationStats.totalApplications).toBe(
          jobApplications.length + collegeApplications.length + nonprofitApplications.length,
        );
      }),
    );
  });

  test("the unread count matches the role's unread notifications, and ids are unique", () => {
    fc.assert(
      fc.property(facts, (list) => {
        const { notifications } = applyFacts(emptyWorld, list);
        for (const role of targetRoles) {
          const unread = notifications.filter(({ read, targetRole }) => targetRole === role && !read);
          expect(unreadFor(notifications, role)).toBe(unread.length);
        }
        expect(new Set(notifications.map(({ id }) => id)).size).toBe(notifications.length);
      }),
    );
  });

  test('every fact survives serialization', () => {
    fc.assert(
      fc.property(facts, (list) => {
        const log = addFacts(emptyLog(), list);
        expect(parseLog(serializeLog(log))).toEqual(JSON.parse(JSON.stringify(log)));
        for (const fact of list)
          expect(factSchema.safeParse(JSON.parse(JSON.stringify(fact))).success).toBe(true);
      }),
    );
  });

  test('the later of two epochs wins; ties are broken the same way in every tab', () => {
    const [fact] = factsOf([submitJob]);
    const old = addFacts(emptyLog({ id: 'Z', at: 1 }), fact ? [fact] : []);
    const later = { id: 'A', at: 2 };
    expect(mergeLog(old, later, [])).toEqual(emptyLog(later));
    expect(mergeLog(emptyLog(later), old.epoch, old.facts)).toEqual(emptyLog(later));
    const [one, two] = [emptyLog({ id: 'A', at: 2 }), emptyLog({ id: 'B', at: 2 })];
    expect(mergeLog(one, two.epoch, [])).toEqual(mergeLog(two, one.epoch, []));
  });

  test('a new fact is later than all known ones, even if the clock was set back', () => {
    const log = addFacts(emptyLog(), factsOf([submitJob], 9_000));
    expect(nextFactTime(log, 5_000)).toBe(9_001);
    expect(nextFactTime(log, 12_000)).toBe(12_000);
    expect(nextFactTime(emptyLog({ id: 'x', at: 50 }), 10)).toBe(51);
  });
});

describe('messages and stored text', () => {
  test('only valid facts are accepted', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (raw) => {
        const log = addFacts(emptyLog(), parseFacts(raw));
        expect(stats(log.world).every((figure) => figure >= 0)).toBe(true);
      }),
    );
    const [fact] = factsOf([submitJob]);
    const bad = [
      { ...fact, at: Number.MAX_VALUE },
      { ...fact, at: -1 },
      { ...fact, id: '' },
      { ...fact, body: { type: 'reset' } },
      { ...fact, body: { type: 'jobSubmitted', application: { id: 'A' } } },
      { ...fact, body: { type: 'eventLeft', eventId: 'x'.repeat(121) } },
    ];
    expect(parseFacts([...bad, fact, null])).toEqual([JSON.parse(JSON.stringify(fact))]);
  });

  test.each([
    ['nothing', null],
    ['no JSON', '{oops'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no epoch', '{"facts":[]}'],
    ['no facts', '{"epoch":{"id":"","at":0}}'],
  ])('stored text with %s gives an empty world', (_, text) => expect(parseLog(text)).toEqual(emptyLog()));
});
