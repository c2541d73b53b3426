import { feedTabStep, newFeedTab } from '@vetsync/machines/system/model';
import type { FeedMessage, FeedTab, FeedTabEffect, FeedTabInput } from '@vetsync/machines/system/model';
import { expect, test } from 'vitest';
import { position, numberOf, feedRow } from '../support/sharedFeed.ts';

/** Reproducible random numbers. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Simulates tabs, the messages between them, a lock and a server, with steps in random order. */
function browser(random: () => number) {
  interface Member {
    tab: FeedTab;
    /** Its first position, set by its first `feed.opened`. */
    begunAt: number | null;
    got: number[];
    stream: { at: number; isOpen: boolean } | null;
    inbox: Map<string, FeedMessage[]>;
    /** A tab whose stream closed restarts from its position, like the machine. */
    isLive: boolean;
  }
  const members = new Map<string, Member>();
  const queue: string[] = [];
  let stored = 0;
  let joined = 0;
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];

  function apply(id: string, input: FeedTabInput): void {
    const member = members.get(id);
    if (!member) return;
    const [tab, effects] = feedTabStep(member.tab, input);
    member.tab = tab;
    for (const effect of effects) run(id, member, effect);
  }

  function run(id: string, member: Member, effect: FeedTabEffect): void {
    if (effect.type === 'stream.close') member.stream = null;
    if (effect.type === 'stream.open') {
      const at = effect.after === null ? stored : numberOf(effect.after);
      member.stream = { at, isOpen: false };
    }
    if (effect.type === 'post') {
      for (const [other, { inbox }] of members) {
        if (other !== id) inbox.set(id, [...(inbox.get(id) ?? []), effect.message]);
      }
    }
    if (effect.type !== 'report') return;
    const { event } = effect;
    if (event.type === 'feed.connecting') member.isLive = false;
    if (event.type === 'feed.opened') {
      member.isLive = true;
      member.begunAt ??= numberOf(event.position ?? '');
    }
    if (event.type === 'feed.row') {
      // The machine accepts leads only in its live state.
      expect(member.isLive).toBe(true);
      member.got.push(numberOf(event.position));
    }
  }

  function elect(): void {
    const [first] = queue;
    const member = first === undefined ? undefined : members.get(first);
    if (first !== undefined && (member?.tab.role === 'searching' || member?.tab.role === 'following')) {
      apply(first, { type: 'elected' });
    }
  }

  function deliver(): boolean {
    const ways = [...members].flatMap(([id, { inbox }]) =>
      [...inbox].filter(([, messages]) => messages.length > 0).map(([from]) => ({ id, from })),
    );
    const way = pick(ways);
    const message = way && members.get(way.id)?.inbox.get(way.from)?.shift();
    if (way && message) apply(way.id, { type: 'received', message });
    return message !== undefined;
  }

  function readStream(): boolean {
    const reading = [...members].filter(([, { stream }]) => stream && (!stream.isOpen || stream.at < stored));
    const found = pick(reading);
    const stream = found?.[1].stream;
    if (!found || !stream) return false;
    if (!stream.isOpen) {
      stream.isOpen = true;
      apply(found[0], { type: 'streamed', event: { type: 'feed.opened', position: position(stream.at) } });
    } else {
      stream.at += 1;
      apply(found[0], { type: 'streamed', event: feedRow(stream.at) });
    }
    return true;
  }

  return {
    members,
    stored: () => stored,
    store: () => (stored += 1),
    join(after: number | null) {
      const id = `tab ${(joined += 1)}`;
      const tab = newFeedTab(id, after === null ? null : position(after));
      members.set(id, { tab, begunAt: after, got: [], stream: null, inbox: new Map(), isLive: false });
      queue.push(id);
      apply(id, { type: 'started' });
      elect();
    },
    /** Releases the tab's lock. Its messages are still delivered. */
    crash(which: 'leader' | 'any') {
      const id = which === 'leader' ? queue[0] : pick(queue);
      if (id === undefined) return;
      members.delete(id);
      queue.splice(queue.indexOf(id), 1);
      elect();
    },
    /** The leader did not answer for too long. */
    depose() {
      const [leader] = queue;
      const thief = pick(queue.slice(1));
      if (leader === undefined || thief === undefined) return;
      queue.splice(queue.indexOf(thief), 1);
      queue.shift();
      queue.unshift(thief);
      queue.push(leader);
      if (random() < 0.5) apply(leader, { type: 'deposed' });
      elect();
      apply(leader, { type: 'deposed' });
    },
    step: () => (random() < 0.6 ? deliver() || readStream() : readStream() || deliver()),
    settle() {
      while (deliver() || readStream());
    },
  };
}

test.each(Array.from({ length: 100 }, (_, seed) => seed))(
  'each tab reports every lead exactly once and in order, whatever happens (%i)',
  (seed) => {
    const random = seeded(seed + 1);
    const world = browser(random);
    for (let turn = 0; turn < 400; turn += 1) {
      const what = random();
      if (what < 0.02 && world.members.size < 8) {
        world.join(random() < 0.5 || world.stored() === 0 ? null : Math.floor(random() * world.stored()));
      } else if (what < 0.03) world.crash('leader');
      else if (what < 0.035) world.crash('any');
      else if (what < 0.04) world.depose();
      else if (what < 0.2) world.store();
      else world.step();
    }
    world.join(null);
    world.settle();
    world.store();
    world.settle();
    expect([...world.members.values()].filter(({ stream }) => stream)).toHaveLength(1);
    for (const { begunAt, got, isLive, tab } of world.members.values()) {
      const from = begunAt ?? Number.NaN;
      expect(got).toEqual(Array.from({ length: world.stored() - from }, (_, index) => from + 1 + index));
      expect(isLive).toBe(true);
      expect(['following', 'leading']).toContain(tab.role);
    }
  },
);
