import { describe, expect, test } from 'vitest';
import { createActor, createMachine, setup } from 'xstate';
import { callbackNotProvided, promiseNotProvided, statesOf } from '@vetsync/machines/kit';

describe('the states that need a story', () => {
  test('are the leaves, by path, without transient ones', () => {
    const machine = createMachine({
      type: 'parallel',
      states: {
        page: {
          initial: 'routing',
          states: {
            routing: { always: [{ guard: () => false, target: 'list' }, { target: 'empty' }] },
            empty: { always: { guard: () => false, target: 'list' } },
            list: {
              initial: 'idle',
              states: { idle: {}, past: { type: 'history' }, over: { type: 'final' } },
            },
          },
        },
        live: { initial: 'on', states: { on: {}, off: {} } },
      },
    });
    expect(statesOf(machine)).toEqual(['page.empty', 'page.list.idle', 'live.on', 'live.off']);
  });
});

describe('an actor that was not provided', () => {
  test.each([
    ['a promise', promiseNotProvided('loadPage')],
    ['a callback', callbackNotProvided('loadPage')],
  ])('%s fails with its name', async (_, logic) => {
    const machine = setup({
      actors: { loadPage: logic as ReturnType<typeof promiseNotProvided> },
    }).createMachine({
      initial: 'waiting',
      states: { waiting: { invoke: { src: 'loadPage' } } },
    });
    const failure = await new Promise((resolve) => {
      const actor = createActor(machine);
      actor.subscribe({ error: resolve });
      actor.start();
    });
    expect(failure).toEqual(new Error('not provided: loadPage'));
  });
});
