import { describe, expect, test } from 'vitest';
import {
  notificationMailMachine,
  notificationMailView,
  type LoadedMailPreferences,
  type NotificationMailEvent,
  type NotificationMailParentEvent,
} from '@vetsync/machines/account/notificationMail';
import type { NotificationPreferences } from '@vetsync/machines/model/exchange';
import { submitTimeoutMs } from '@vetsync/machines/system/model';
import { held, run } from '../support/run.ts';
import { statesOf } from '@vetsync/machines/kit';

const defaults: NotificationPreferences = { own: 'atOnce', work: 'daily', hidesNames: false };
const problem = (status: number, code: string) => Object.assign(new Error(code), { status, code });

function opened() {
  const load = held<LoadedMailPreferences>();
  const save = held<NotificationPreferences, NotificationPreferences>();
  const started = run(notificationMailMachine, {
    actors: { loadPreferences: load.logic, savePreferences: save.logic },
  });
  const send = (event: NotificationMailEvent | NotificationMailParentEvent) => started.actor.send(event);
  const view = () => notificationMailView(started.actor.getSnapshot());
  return {
    ...started,
    load,
    save,
    send,
    view,
    own: () => view().questions[0]?.frequency,
    choose: (frequency: NotificationPreferences['own']) =>
      send({ type: 'mail.choose', about: 'own', frequency }),
  };
}

async function ready(hasWork = true) {
  const all = opened();
  await all.load.last().resolve({ preferences: defaults, hasWork });
  return all;
}

test('has exactly these stable states', () => {
  expect(statesOf(notificationMailMachine)).toEqual([
    'loading',
    'failed',
    'ready.idle',
    'ready.saving',
    'ready.proving',
    'ready.saved',
    'ready.unsaved',
  ]);
});

describe('the choices', () => {
  test('are loaded; the one about work is for people who work for an organization', async () => {
    const { view } = await ready();
    expect(view()).toMatchObject({
      state: 'idle',
      failure: null,
      questions: [
        { about: 'own', frequency: 'atOnce' },
        { about: 'work', frequency: 'daily' },
      ],
    });
    expect((await ready(false)).view().questions).toEqual([{ about: 'own', frequency: 'atOnce' }]);
  });

  test('can be loaded again after a failure', async () => {
    const { load, view, send, clock } = opened();
    clock.increment(submitTimeoutMs);
    expect(view().state).toBe('failed');
    expect(view().failure).not.toBeNull();
    send({ type: 'mail.retry' });
    await load.last().resolve({ preferences: defaults, hasWork: false });
    expect(view().state).toBe('idle');
  });

  test('are loaded after the person has signed in again', async () => {
    const { load, view, send, emitted } = opened();
    await load.last().reject(problem(401, 'no_session'));
    expect(emitted).toMatchObject([{ type: 'proof.request', reason: 'sessionEnded' }]);
    send({ type: 'proof.given' });
    expect(view().state).toBe('loading');
  });
});

describe('a choice', () => {
  test('is displayed at once, and saved', async () => {
    const { choose, own, view, save } = await ready();
    choose('never');
    expect([own(), view().state]).toEqual(['never', 'saving']);
    expect(save.last().input).toEqual({ ...defaults, own: 'never' });
    await save.last().resolve({ ...defaults, own: 'never' });
    expect([own(), view().state]).toEqual(['never', 'saved']);
  });

  test('during another one saves both', async () => {
    const { choose, send, save, view } = await ready();
    choose('never');
    send({ type: 'mail.choose', about: 'work', frequency: 'never' });
    const both = { ...defaults, own: 'never', work: 'never' } as const;
    expect(save.last().input).toEqual(both);
    await save.last().resolve(both);
    expect(view().state).toBe('saved');
  });

  test('to leave names out is saved at once, and taken back if it was not', async () => {
    const { send, save, view } = await ready();
    send({ type: 'mail.hideNames', hidesNames: true });
    expect(save.last().input).toEqual({ ...defaults, hidesNames: true });
    expect(view().hidesNames).toBe(true);
    await save.last().reject(problem(500, 'internal'));
    expect([view().hidesNames, view().state]).toEqual([false, 'unsaved']);
  });

  test.each(['refusal', 'silence'])('is taken back after a %s', async (end) => {
    const { choose, own, view, save, clock } = await ready();
    choose('never');
    if (end === 'silence') clock.increment(submitTimeoutMs);
    else await save.last().reject(problem(500, 'internal'));
    expect([own(), view().state]).toEqual(['atOnce', 'unsaved']);
    expect(view().failure).not.toBeNull();
    choose('daily');
    expect([own(), view().failure]).toEqual(['daily', null]);
  });

  test('waits while the person signs in again', async () => {
    const { choose, own, save, send, emitted, view } = await ready();
    choose('never');
    await save.last().reject(problem(401, 'no_session'));
    expect(emitted).toMatchObject([{ type: 'proof.request' }]);
    send({ type: 'mail.choose', about: 'own', frequency: 'daily' });
    expect([own(), view().state]).toEqual(['never', 'saving']);
    send({ type: 'proof.given' });
    expect(save.last().input.own).toBe('never');
    await save.last().resolve({ ...defaults, own: 'never' });
    expect(view().state).toBe('saved');
  });

  test('is taken back if they don’t', async () => {
    const { choose, own, save, send } = await ready();
    choose('never');
    await save.last().reject(problem(401, 'no_session'));
    send({ type: 'proof.refused' });
    expect(own()).toBe('atOnce');
  });
});
