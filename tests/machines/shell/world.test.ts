import { describe, expect, test } from 'vitest';
import { emptyWorld, readLog, readMessage } from '@vetsync/machines/model/world';
import type { WorldCommand } from '@vetsync/machines/model/world';
import { worldMachine, worldView } from '@vetsync/machines/world';
import type { WorldInput } from '@vetsync/machines/world';
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

interface TabInput extends Omit<Partial<WorldInput>, 'persisted'> {
  /** What the browser kept for it. */
  persisted?: string | null | undefined;
}

/** One tab. What it tells the others waits in `told` until a test carries it over. */
function tab({ persisted = null, ...input }: TabInput = {}) {
  const otherTabs = puppet();
  const persist = puppet();
  const started = run(worldMachine, {
    input: { mode: 'demo', now: () => start, random, persisted: readLog(persisted), ...input },
    actors: { otherTabs: otherTabs.logic, persist: persist.logic },
  });
  const { actor } = started;
  return {
    ...started,
    otherTabs,
    persist,
    view: () => worldView(actor.getSnapshot()),
    ids: () => worldView(actor.getSnapshot()).world.jobApplications.map(({ id }) => id),
    told: () => otherTabs.received.map((event) => structuredClone(event.message)),
    hear: (told: unknown) => {
      const message = readMessage(told);
      if (message) actor.send({ type: 'tabs.received', message });
    },
    persisted: () => persist.received.at(-1)?.text as string | null | undefined,
  };
}
type Tab = ReturnType<typeof tab>;

/** Carries over all that each of them said until nobody has anything new to say. */
function talk(...tabs: readonly Tab[]) {
  const received = new Map(tabs.map((one) => [one, 0]));
  for (let isNew = true; isNew;) {
    isNew = false;
    for (const speaker of tabs) {
      const said = speaker.told();
      const emitted = said.slice(received.get(speaker) ?? 0);
      received.set(speaker, said.length);
      for (const message of emitted) {
        isNew = true;
        for (const listener of tabs) if (listener !== speaker) listener.hear(message);
      }
    }
  }
}

describe('a command', () => {
  test('becomes a fact with every value drawn, kept and told to the other tabs', () => {
    const { actor, view, told, persisted, emittedOf } = tab();
    actor.send(submit());
    const [application] = view().world.jobApplications;
    expect(application).toMatchObject({ status: 'submitted', submitDate: '2026-03-04T05:06:07.000Z' });
    expect(application?.id).toMatch(/^[A-Z2-9]{8}$/);
    expect(application?.matchScore).toBeGreaterThanOrEqual(80);
    expect(told()).toMatchObject([
      { kind: 'ask' },
      { kind: 'facts', facts: [{ happening: { type: 'jobSubmitted', application } }] },
    ]);
    expect(readLog(persisted() ?? null).world).toEqual(view().world);
    expect(emittedOf('fact.made')).toHaveLength(1);
    expect(emittedOf('world.changed').at(-1)?.world).toBe(view().world);
  });

  test('with an id is done once, however often it comes', () => {
    const { actor, ids, told } = tab();
    actor.send(submit('A'));
    actor.send(submit('A'));
    expect(ids()).toEqual(['A']);
    expect(told()).toHaveLength(2);
  });

  test('without effect is no fact', () => {
    const { actor, told, emittedOf, view } = tab();
    actor.send({ type: 'world.dispatch', command: { type: 'notification.read', notificationId: 'none' } });
    actor.send({ type: 'world.dispatch', command: { type: 'event.leave', eventId: 'none' } });
    expect(told()).toHaveLength(1);
    expect(emittedOf('fact.made')).toEqual([]);
    expect(view().canReset).toBe(false);
  });
});

describe('other tabs', () => {
  test('see what happens, and do not tell it on', () => {
    const [one, two, three] = [tab(), tab(), tab()];
    talk(one, two, three);
    one.actor.send(submit('A'));
    const message = one.told().at(-1);
    two.hear(message);
    three.hear(message);
    expect([one, two, three].map((each) => each.ids())).toEqual([['A'], ['A'], ['A']]);
    expect(two.told()).toEqual([{ kind: 'ask' }]);
    expect(two.emittedOf('fact.made')).toEqual([]);
    expect(readLog(two.persisted() ?? null).world).toEqual(two.view().world);
  });

  test('both sides of one application: handed in here, decided there, seen here', () => {
    const [veteran, recruiter] = [tab(), tab()];
    veteran.actor.send(submit('A'));
    talk(veteran, recruiter);
    recruiter.actor.send({ type: 'world.dispatch', command: hire });
    talk(veteran, recruiter);
    expect(veteran.view().world).toEqual(recruiter.view().world);
    expect(veteran.view().world).toMatchObject({
      jobApplications: [{ status: 'hired' }],
      applicationStats: { totalApplications: 1, pendingReviews: 0, successfulPlacements: 1 },
    });
    expect(veteran.view().world.notifications.at(-1)).toMatchObject({ targetRole: 'user' });
  });

  test('both act at the same moment and end with the same world', () => {
    const [one, two] = [tab(), tab()];
    one.actor.send(submit('A'));
    two.actor.send(submit('B'));
    talk(one, two);
    expect(one.view().world).toEqual(two.view().world);
    expect(one.ids().toSorted()).toEqual(['A', 'B']);
  });

  test('a decision that overtakes its application takes effect when that comes', () => {
    const [one, two, late] = [tab(), tab(), tab()];
    one.actor.send(submit('A'));
    talk(one, two);
    two.actor.send({ type: 'world.dispatch', command: hire });
    late.hear(two.told().at(-1));
    expect(late.ids()).toEqual([]);
    late.hear(one.told().at(-1));
    expect(late.view().world).toEqual(two.view().world);
  });

  test('a new tab asks and is told all', () => {
    const one = tab();
    one.actor.send(submit('A'));
    one.actor.send(submit('B'));
    const two = tab();
    talk(one, two);
    expect(two.ids()).toEqual(['A', 'B']);
  });

  test('a tab that knows nothing does not answer', () => {
    const { hear, told } = tab();
    hear({ kind: 'ask' });
    expect(told()).toEqual([{ kind: 'ask' }]);
  });

  test.each([
    null,
    7,
    'facts',
    {},
    { kind: 'facts' },
    { kind: 'facts', era: {}, facts: 1 },
    { kind: 'facts', era: { id: '', at: 0 }, facts: [{ id: 'x' }] },
  ])('what is no message is not believed: %j', (message) => {
    const { hear, view, told } = tab();
    hear(message);
    expect(view().world).toEqual(emptyWorld);
    expect(told()).toHaveLength(1);
  });
});

describe('starting over', () => {
  test('reset empties the world of every tab', () => {
    const [one, two] = [tab(), tab()];
    one.actor.send(submit('A'));
    talk(one, two);
    two.actor.send({ type: 'world.reset' });
    talk(one, two);
    expect([one.ids(), two.ids()]).toEqual([[], []]);
    expect(one.view().canReset).toBe(false);
    expect(readLog(one.persisted() ?? null).facts).toEqual([]);
    one.actor.send(submit('B'));
    talk(one, two);
    expect(two.ids()).toEqual(['B']);
  });

  test('a tab that slept through the reset can’t bring the old world back', () => {
    const [one, sleeping] = [tab(), tab()];
    one.actor.send(submit('A'));
    talk(one, sleeping);
    one.actor.send({ type: 'world.reset' });
    sleeping.actor.send(submit('OLD'));
    one.hear(sleeping.told().at(-1));
    expect(one.ids()).toEqual([]);
    sleeping.hear(one.told().at(-1));
    expect(sleeping.ids()).toEqual([]);
  });

  test('says which tab the reset was asked for in', () => {
    const [one, two] = [tab(), tab()];
    one.actor.send(submit('A'));
    talk(one, two);
    expect([...one.emittedOf('epoch.begun'), ...two.emittedOf('epoch.begun')]).toEqual([]);
    one.actor.send({ type: 'world.reset' });
    talk(one, two);
    expect(one.emittedOf('epoch.begun')).toEqual([{ type: 'epoch.begun', by: 'here' }]);
    expect(two.emittedOf('epoch.begun')).toEqual([{ type: 'epoch.begun', by: 'tab' }]);
  });

  test('two resets at once end in one era', () => {
    const [one, two] = [tab(), tab()];
    one.actor.send({ type: 'world.reset' });
    two.actor.send({ type: 'world.reset' });
    talk(one, two);
    one.actor.send(submit('A'));
    talk(one, two);
    expect(two.ids()).toEqual(['A']);
  });

  test('at the root the demo of this tab is over; the other tab still has it, and gives it back', () => {
    const [one, two] = [tab(), tab()];
    one.actor.send(submit('A'));
    talk(one, two);
    one.actor.send({ type: 'world.leave' });
    expect(one.view()).toMatchObject({ state: 'away', world: emptyWorld });
    expect(one.persisted()).toBeNull();
    expect(two.ids()).toEqual(['A']);
    one.actor.send(submit('B'));
    one.hear({ kind: 'ask' });
    expect(one.ids()).toEqual([]);
    one.actor.send({ type: 'world.enter' });
    talk(one, two);
    expect(one.ids()).toEqual(['A']);
  });

  test('alone, nothing comes back', () => {
    const { actor, ids, view } = tab();
    actor.send(submit('A'));
    actor.send({ type: 'world.leave' });
    actor.send({ type: 'world.enter' });
    expect(view().state).toBe('live');
    expect(ids()).toEqual([]);
  });
});

describe('keeping', () => {
  test('a reload of the tab finds everything again', () => {
    const one = tab();
    one.actor.send(submit('A'));
    one.actor.send({ type: 'world.dispatch', command: hire });
    const again = tab({ persisted: one.persisted() });
    expect(again.view().world).toEqual(one.view().world);
    expect(again.view().canReset).toBe(true);
  });

  test('a reload after a reset does not bring the old world back either', () => {
    const [one, two] = [tab(), tab()];
    one.actor.send(submit('A'));
    const old = one.persisted();
    talk(one, two);
    two.actor.send({ type: 'world.reset' });
    const again = tab({ persisted: old });
    talk(again, two);
    expect(again.ids()).toEqual([]);
  });

  test.each(['{oops', '[]', 'null', '{"era":1,"facts":[]}'])(
    'corrupt text (%s) is an empty world',
    (persisted) => {
      const { view, actor, ids } = tab({ persisted });
      expect(view().world).toEqual(emptyWorld);
      actor.send(submit('A'));
      expect(ids()).toEqual(['A']);
    },
  );

  test('a browser that keeps nothing is said to, and works all the same', () => {
    const { actor, view, persist, ids } = tab();
    actor.send(submit('A'));
    persist.sendToParent({ type: 'persist.failed' });
    expect(view().store).toBe('memory');
    actor.send(submit('B'));
    persist.sendToParent({ type: 'persist.done' });
    expect(view().store).toBe('persisted');
    expect(ids()).toEqual(['A', 'B']);
  });
});
