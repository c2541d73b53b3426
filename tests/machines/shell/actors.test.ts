import { describe, expect, test } from 'vitest';
import { createActor, emit, setup } from 'xstate';
import { emitToParent, withEvent } from '@vetsync/machines/kit';
import { worldChanges } from '@vetsync/machines/shell/platform';
import type { WorldChanged } from '@vetsync/machines/shell/platform';
import { emptyWorld } from '@vetsync/machines/model/world';

interface Said {
  type: 'page.say';
  text: string;
}

const speaker = setup({
  types: {
    context: {} as { first: string },
    events: {} as { type: 'sendToParent'; text: string },
    emitted: {} as Said,
    input: {} as { first: string },
  },
  actions: { sendToParent: emit((_, { text }: { text: string }) => ({ type: 'page.say', text })) },
}).createMachine({
  context: ({ input }) => ({ first: input.first }),
  entry: { type: 'sendToParent', params: ({ context }) => ({ text: context.first }) },
  on: { sendToParent: { actions: withEvent('sendToParent') } },
});

/** Forwards its child's emitted events. */
const parent = setup({
  types: {
    events: {} as Said | { type: 'ask'; text: string },
    emitted: {} as Said,
    children: {} as { speaker: 'speaker' },
  },
  actors: { speaker: emitToParent(speaker) },
  actions: { forward: emit((_, event: Said) => event) },
}).createMachine({
  invoke: { id: 'speaker', src: 'speaker', input: { first: 'hello' } },
  on: { 'page.*': { actions: withEvent('forward') } },
});

describe('events that a child emits to its parent', () => {
  test("reach its parent from the start, and the parent's subscribers", () => {
    const received: string[] = [];
    const actor = createActor(parent);
    actor.on('page.say', ({ text }) => received.push(text));
    actor.start();
    actor.getSnapshot().children.speaker?.send({ type: 'sendToParent', text: 'again' });
    expect(received).toEqual(['hello', 'again']);
  });

  test('reaches it once, however often the child is wrapped', () => {
    const received: string[] = [];
    const actor = createActor(parent.provide({ actors: { speaker: emitToParent(emitToParent(speaker)) } }));
    actor.on('page.say', ({ text }) => received.push(text));
    actor.start();
    actor.getSnapshot().children.speaker?.send({ type: 'sendToParent', text: 'again' });
    expect(received).toEqual(['hello', 'again']);
  });

  test("reach the child's own subscribers, even if it runs alone", () => {
    const received: string[] = [];
    const alone = createActor(emitToParent(speaker), { input: { first: 'hello' } });
    alone.on('page.say', ({ text }) => received.push(text));
    alone.start();
    alone.send({ type: 'sendToParent', text: 'again' });
    expect(received).toEqual(['hello', 'again']);
  });

  test('also come from a restored child', () => {
    const before = createActor(emitToParent(speaker), { input: { first: 'hello' } }).start();
    const received: string[] = [];
    const restored = createActor(emitToParent(speaker), {
      input: { first: '' },
      snapshot: before.getPersistedSnapshot(),
    });
    restored.on('page.say', ({ text }) => received.push(text));
    restored.start();
    restored.send({ type: 'sendToParent', text: 'again' });
    expect(received).toEqual(['again']);
  });

  test('end with the child', () => {
    const received: string[] = [];
    const actor = createActor(parent).start();
    const child = actor.getSnapshot().children.speaker;
    actor.on('page.say', ({ text }) => received.push(text));
    actor.stop();
    expect(child?.getSnapshot().status).toBe('stopped');
    expect(received).toEqual([]);
  });
});

const worldActor = setup({
  types: { events: {} as WorldChanged, emitted: {} as WorldChanged },
}).createMachine({
  on: { 'world.changed': { actions: emit(({ event }) => event) } },
});
/** Counts events while it is `open`. */
const follower = setup({
  types: {
    events: {} as WorldChanged | { type: 'close' },
    emitted: {} as { type: 'received'; what: string },
  },
  actors: { worldChanges },
  actions: { note: emit((_, { type }: { type: string }) => ({ type: 'received', what: type })) },
}).createMachine({
  initial: 'open',
  on: {
    'world.changed': { actions: withEvent('note') },
  },
  states: {
    open: { invoke: { src: 'worldChanges' }, on: { close: 'closed' } },
    closed: {},
  },
});

describe('the world of a platform', () => {
  const platform = setup({
    types: { children: {} as { world: 'world'; follower: 'follower' } },
    actors: { world: worldActor, follower },
  }).createMachine({
    invoke: [
      { id: 'world', systemId: 'world', src: 'world' },
      { id: 'follower', src: 'follower' },
    ],
  });

  test('is followed while in the state that invokes it', () => {
    const { world, follower: child } = createActor(platform).start().getSnapshot().children;
    const received: string[] = [];
    child?.on('received', ({ what }) => received.push(what));
    world?.send({ type: 'world.changed', world: emptyWorld });
    child?.send({ type: 'close' });
    world?.send({ type: 'world.changed', world: emptyWorld });
    expect(received).toEqual(['world.changed']);
  });

  test('is optional for a machine that runs alone', () => {
    const alone = createActor(follower).start();
    expect(alone.getSnapshot().status).toBe('active');
    alone.send({ type: 'close' });
    expect(alone.getSnapshot().value).toBe('closed');
  });
});
