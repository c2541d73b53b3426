import { describe, expect, test } from 'vitest';
import { emptyWorld, parseLog, parseWorldMessage } from '@vetsync/machines/model/world';
import type { WorldCommand } from '@vetsync/machines/model/world';
import { worldMachine, worldView } from '@vetsync/machines/shell/world';
import type { WorldInput } from '@vetsync/machines/shell/world';
import { job } from '../support/world.ts';
import { puppet, run } from '../support/run.ts';

const start = Date.parse('2026-03-04T05:06:07Z');
const submit = (id?: string) =>
  ({ type: 'world.dispatch', command: { type: 'job.submit', application: job(id) } }) as const;
const hire: WorldCommand = {
  type: 'job.decide',
  applicationId: 'A',
  decision: 'hire',
  subject: 'X',
  id: 'd',
};

let drawn = 0;
const random = () => ((drawn += 1) * 0.618_033_988_749) % 1;

interface TabInput extends Omit<Partial<WorldInput>, 'stored'> {
  /** The stored text. */
  stored?: string | null | undefined;
}

/** One tab. Messages that it sends wait in `posted` until a test delivers them. */
function tab({ stored = null, ...input }: TabInput = {}) {
  const otherTabs = puppet();
  const store = puppet();
  const started = run(worldMachine, {
    input: { now: () => start, random, stored: parseLog(stored), ...input },
    actors: { otherTabs: otherTabs.logic, store: store.logic },
  });
  const { actor } = started;
  return {
    ...started,
    otherTabs,
    store,
    view: () => worldView(actor.getSnapshot()),
    ids: () => worldView(actor.getSnapshot()).world.jobApplications.map(({ id }) => id),
    posted: () => otherTabs.received.map((event) => structuredClone(event.message)),
    receive: (posted: unknown) => {
      const message = parseWorldMessage(posted);
      if (message) actor.send({ type: 'tabs.received', message });
    },
    stored: () => store.received.at(-1)?.text as string | null | undefined,
  };
}
type Tab = ReturnType<typeof tab>;

/** Delivers messages between the tabs until there are no more. */
function deliverMessages(...tabs: readonly Tab[]) {
  const received = new Map(tabs.map((item) => [item, 0]));
  for (let isNew = true; isNew;) {
    isNew = false;
    for (const speaker of tabs) {
      const sent = speaker.posted();
      const newMessages = sent.slice(received.get(speaker) ?? 0);
      received.set(speaker, sent.length);
      for (const message of newMessages) {
        isNew = true;
        for (const listener of tabs) if (listener !== speaker) listener.receive(message);
      }
    }
  }
}

describe('a command', () => {
  test('becomes a fact with all generated values, is stored and sent to the other tabs', () => {
    const { actor, view, posted, stored, emittedOf } = tab();
    actor.send(submit());
    const [application] = view().world.jobApplications;
    expect(application).toMatchObject({ status: 'submitted', submitDate: '2026-03-04T05:06:07.000Z' });
    expect(application?.id).toMatch(/^[A-Z2-9]{8}$/);
    expect(application?.matchScore).toBeGreaterThanOrEqual(80);
    expect(posted()).toMatchObject([
      { kind: 'ask' },
      { kind: 'facts', facts: [{ body: { type: 'jobSubmitted', application } }] },
    ]);
    expect(parseLog(stored() ?? null).world).toEqual(view().world);
    expect(emittedOf('fact.made')).toHaveLength(1);
    expect(emittedOf('world.changed').at(-1)?.world).toBe(view().world);
  });

  test('with an id has an effect only once', () => {
    const { actor, ids, posted } = tab();
    actor.send(submit('A'));
    actor.send(submit('A'));
    expect(ids()).toEqual(['A']);
    expect(posted()).toHaveLength(2);
  });

  test('without an effect makes no fact', () => {
    const { actor, posted, emittedOf, view } = tab();
    actor.send({ type: 'world.dispatch', command: { type: 'notification.read', notificationId: 'none' } });
    actor.send({ type: 'world.dispatch', command: { type: 'event.leave', eventId: 'none' } });
    expect(posted()).toHaveLength(1);
    expect(emittedOf('fact.made')).toEqual([]);
    expect(view().canReset).toBe(false);
  });
});

describe('other tabs', () => {
  test("get the facts, and don't forward them", () => {
    const [one, two, three] = [tab(), tab(), tab()];
    deliverMessages(one, two, three);
    one.actor.send(submit('A'));
    const message = one.posted().at(-1);
    two.receive(message);
    three.receive(message);
    expect([one, two, three].map((each) => each.ids())).toEqual([['A'], ['A'], ['A']]);
    expect(two.posted()).toEqual([{ kind: 'ask' }]);
    expect(two.emittedOf('fact.made')).toEqual([]);
    expect(parseLog(two.stored() ?? null).world).toEqual(two.view().world);
  });

  test('both sides of one application: submitted here, decided there, visible here', () => {
    const [veteran, recruiter] = [tab(), tab()];
    veteran.actor.send(submit('A'));
    deliverMessages(veteran, recruiter);
    recruiter.actor.send({ type: 'world.dispatch', command: hire });
    deliverMessages(veteran, recruiter);
    expect(veteran.view().world).toEqual(recruiter.view().world);
    expect(veteran.view().world).toMatchObject({
      jobApplications: [{ status: 'hired' }],
      applicationStats: { totalApplications: 1, pendingReviews: 0, successfulPlacements: 1 },
    });
    expect(veteran.view().world.notifications.at(-1)).toMatchObject({ targetRole: 'user' });
  });

  test('tabs that act at the same time end with the same world', () => {
    const [one, two] = [tab(), tab()];
    one.actor.send(submit('A'));
    two.actor.send(submit('B'));
    deliverMessages(one, two);
    expect(one.view().world).toEqual(two.view().world);
    expect(one.ids().toSorted()).toEqual(['A', 'B']);
  });

  test('a decision that arrives before its application takes effect when that arrives', () => {
    const [one, two, late] = [tab(), tab(), tab()];
    one.actor.send(submit('A'));
    deliverMessages(one, two);
    two.actor.send({ type: 'world.dispatch', command: hire });
    late.receive(two.posted().at(-1));
    expect(late.ids()).toEqual([]);
    late.receive(one.posted().at(-1));
    expect(late.view().world).toEqual(two.view().world);
  });

  test('a new tab asks and gets all facts', () => {
    const one = tab();
    one.actor.send(submit('A'));
    one.actor.send(submit('B'));
    const two = tab();
    deliverMessages(one, two);
    expect(two.ids()).toEqual(['A', 'B']);
  });

  test("a tab without facts doesn't answer", () => {
    const { receive, posted } = tab();
    receive({ kind: 'ask' });
    expect(posted()).toEqual([{ kind: 'ask' }]);
  });

  test.each([
    null,
    7,
    'facts',
    {},
    { kind: 'facts' },
    { kind: 'facts', epoch: {}, facts: 1 },
    { kind: 'facts', epoch: { id: '', at: 0 }, facts: [{ id: 'x' }] },
  ])('an invalid message is ignored: %j', (message) => {
    const { receive, view, posted } = tab();
    receive(message);
    expect(view().world).toEqual(emptyWorld);
    expect(posted()).toHaveLength(1);
  });
});

describe('resetting', () => {
  test('empties the world of every tab', () => {
    const [one, two] = [tab(), tab()];
    one.actor.send(submit('A'));
    deliverMessages(one, two);
    two.actor.send({ type: 'world.reset' });
    deliverMessages(one, two);
    expect([one.ids(), two.ids()]).toEqual([[], []]);
    expect(one.view().canReset).toBe(false);
    expect(parseLog(one.stored() ?? null).facts).toEqual([]);
    one.actor.send(submit('B'));
    deliverMessages(one, two);
    expect(two.ids()).toEqual(['B']);
  });

  test("a tab that missed the reset can't restore the old world", () => {
    const [one, sleeping] = [tab(), tab()];
    one.actor.send(submit('A'));
    deliverMessages(one, sleeping);
    one.actor.send({ type: 'world.reset' });
    sleeping.actor.send(submit('OLD'));
    one.receive(sleeping.posted().at(-1));
    expect(one.ids()).toEqual([]);
    sleeping.receive(one.posted().at(-1));
    expect(sleeping.ids()).toEqual([]);
  });

  test('reports whether this tab was the one that was reset', () => {
    const [one, two] = [tab(), tab()];
    one.actor.send(submit('A'));
    deliverMessages(one, two);
    expect([...one.emittedOf('epoch.begun'), ...two.emittedOf('epoch.begun')]).toEqual([]);
    one.actor.send({ type: 'world.reset' });
    deliverMessages(one, two);
    expect(one.emittedOf('epoch.begun')).toEqual([{ type: 'epoch.begun', by: 'here' }]);
    expect(two.emittedOf('epoch.begun')).toEqual([{ type: 'epoch.begun', by: 'tab' }]);
  });

  test('two resets at the same time end in one epoch', () => {
    const [one, two] = [tab(), tab()];
    one.actor.send({ type: 'world.reset' });
    two.actor.send({ type: 'world.reset' });
    deliverMessages(one, two);
    one.actor.send(submit('A'));
    deliverMessages(one, two);
    expect(two.ids()).toEqual(['A']);
  });

  test("opening the site's root clears this tab's demo; another tab still has it and restores it", () => {
    const [one, two] = [tab(), tab()];
    one.actor.send(submit('A'));
    deliverMessages(one, two);
    one.actor.send({ type: 'world.leave' });
    expect(one.view()).toMatchObject({ state: 'away', world: emptyWorld });
    expect(one.stored()).toBeNull();
    expect(two.ids()).toEqual(['A']);
    one.actor.send(submit('B'));
    one.receive({ kind: 'ask' });
    expect(one.ids()).toEqual([]);
    one.actor.send({ type: 'world.enter' });
    deliverMessages(one, two);
    expect(one.ids()).toEqual(['A']);
  });

  test('without another tab nothing is restored', () => {
    const { actor, ids, view } = tab();
    actor.send(submit('A'));
    actor.send({ type: 'world.leave' });
    actor.send({ type: 'world.enter' });
    expect(view().state).toBe('live');
    expect(ids()).toEqual([]);
  });
});

describe('storing', () => {
  test('a reload of the tab restores everything', () => {
    const one = tab();
    one.actor.send(submit('A'));
    one.actor.send({ type: 'world.dispatch', command: hire });
    const again = tab({ stored: one.stored() });
    expect(again.view().world).toEqual(one.view().world);
    expect(again.view().canReset).toBe(true);
  });

  test("a reload after a reset doesn't restore the old world", () => {
    const [one, two] = [tab(), tab()];
    one.actor.send(submit('A'));
    const old = one.stored();
    deliverMessages(one, two);
    two.actor.send({ type: 'world.reset' });
    const again = tab({ stored: old });
    deliverMessages(again, two);
    expect(again.ids()).toEqual([]);
  });

  test.each(['{oops', '[]', 'null', '{"epoch":1,"facts":[]}'])(
    'corrupt text (%s) is an empty world',
    (stored) => {
      const { view, actor, ids } = tab({ stored });
      expect(view().world).toEqual(emptyWorld);
      actor.send(submit('A'));
      expect(ids()).toEqual(['A']);
    },
  );

  test('works without storage, and reports that', () => {
    const { actor, view, store, ids } = tab();
    actor.send(submit('A'));
    store.sendToParent({ type: 'store.failed' });
    expect(view().store).toBe('memory');
    actor.send(submit('B'));
    store.sendToParent({ type: 'store.done' });
    expect(view().store).toBe('stored');
    expect(ids()).toEqual(['A', 'B']);
  });
});
