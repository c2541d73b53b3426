import { describe, expect, test } from 'vitest';
import { toastDurationMs, toastQueueLength } from '@vetsync/machines/system/model';
import type { ToastNotice } from '@vetsync/machines/system/model';
import { toastsMachine, toastsView } from '@vetsync/machines/shell/toasts';
import { run } from '../support/run.ts';

function region() {
  const { actor, clock } = run(toastsMachine, {});
  return {
    clock,
    send: actor.send.bind(actor),
    show: (title: string, more: Partial<ToastNotice> = {}) =>
      actor.send({ type: 'toast.show', toast: { title, ...more } }),
    view: () => toastsView(actor.getSnapshot()),
  };
}

describe('toasts', () => {
  test('one is visible for 5 s unless it sets a duration', () => {
    const { show, view, clock } = region();
    expect(view()).toEqual({ state: 'empty', toast: null, waiting: 0 });
    show('A');
    expect(view().toast).toEqual({ id: 1, title: 'A', description: null, tone: 'neutral' });
    clock.increment(toastDurationMs - 1);
    expect(view().state).toBe('showing');
    clock.increment(1);
    expect(view()).toMatchObject({ state: 'empty', toast: null });
    show('B', { durationMs: 100, tone: 'destructive', description: 'why' });
    expect(view().toast).toEqual({ id: 2, title: 'B', description: 'why', tone: 'destructive' });
    clock.increment(100);
    expect(view().state).toBe('empty');
  });

  test('others wait for their turn, each for its full duration', () => {
    const { show, view, clock } = region();
    show('A');
    clock.increment(3_000);
    show('B');
    expect(view()).toMatchObject({ toast: { title: 'A' }, waiting: 1 });
    clock.increment(2_000);
    expect(view()).toMatchObject({ toast: { title: 'B' }, waiting: 0 });
    clock.increment(toastDurationMs - 1);
    expect(view().toast?.title).toBe('B');
    clock.increment(1);
    expect(view().state).toBe('empty');
  });

  test('the queue is limited; the oldest waiting one is dropped', () => {
    const { show, view, send } = region();
    for (let index = 0; index <= toastQueueLength + 1; index += 1) show(`toast ${index}`);
    expect(view()).toMatchObject({ toast: { title: 'toast 0' }, waiting: toastQueueLength });
    send({ type: 'toast.dismiss' });
    expect(view().toast?.title).toBe('toast 2');
  });

  test('pauses while hovered or focused and then restarts its duration', () => {
    const { show, view, clock, send } = region();
    show('A');
    clock.increment(4_000);
    send({ type: 'toast.pause' });
    clock.increment(60_000);
    show('B');
    expect(view()).toMatchObject({ state: 'paused', toast: { title: 'A' }, waiting: 1 });
    send({ type: 'toast.resume' });
    clock.increment(toastDurationMs - 1);
    expect(view().toast?.title).toBe('A');
    clock.increment(1);
    expect(view().toast?.title).toBe('B');
  });

  test('dismissing shows the next one, or none', () => {
    const { show, view, send } = region();
    show('A');
    show('B');
    send({ type: 'toast.pause' });
    send({ type: 'toast.dismiss' });
    expect(view()).toMatchObject({ state: 'showing', toast: { title: 'B' } });
    send({ type: 'toast.pause' });
    send({ type: 'toast.dismiss' });
    expect(view()).toEqual({ state: 'empty', toast: null, waiting: 0 });
    show('C');
    send({ type: 'toast.dismiss' });
    expect(view()).toEqual({ state: 'empty', toast: null, waiting: 0 });
  });
});
