import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { writePhrase } from '../../ui/language/definePhrases.ts';
import { createToastQueue, type Toast } from '../../ui/components/ToastQueue/createToastQueue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const queueOf = (...toasts: (string | Toast)[]) => {
  const queue = createToastQueue({ durationMs: 1000 });
  const ids = toasts.map((toast) => queue.add(typeof toast === 'string' ? { title: toast } : toast));
  return { queue, ids, title: () => queue.getView().toast?.title ?? null };
};

describe('a toast', () => {
  test('is shown for its time, then the next one', () => {
    const { title } = queueOf('One', 'Two');
    expect(title()).toBe('One');
    vi.advanceTimersByTime(999);
    expect(title()).toBe('One');
    vi.advanceTimersByTime(1);
    expect(title()).toBe('Two');
    vi.advanceTimersByTime(1000);
    expect(title()).toBeNull();
  });

  test('can have its own time', () => {
    const { title } = queueOf({ title: 'One', durationMs: 50 });
    vi.advanceTimersByTime(50);
    expect(title()).toBeNull();
  });

  test('stays while it is paused, and then for its whole time', () => {
    const { queue, title } = queueOf('One');
    vi.advanceTimersByTime(900);
    queue.send({ type: 'toast.pause' });
    vi.advanceTimersByTime(60_000);
    expect(title()).toBe('One');
    queue.send({ type: 'toast.resume' });
    vi.advanceTimersByTime(999);
    expect(title()).toBe('One');
    vi.advanceTimersByTime(1);
    expect(title()).toBeNull();
  });

  test('with an action stays until it is used', () => {
    const onAction = vi.fn<() => void>();
    const { queue, title } = queueOf({ title: 'Archived', action: { label: 'Undo', onAction } }, 'Two');
    vi.advanceTimersByTime(60_000);
    expect(queue.getView().toast).toMatchObject({ title: 'Archived', action: 'Undo' });
    queue.act();
    expect(onAction).toHaveBeenCalledOnce();
    expect(title()).toBe('Two');
  });

  test('with an action and a time leaves without acting', () => {
    const onAction = vi.fn<() => void>();
    const { title } = queueOf({ title: 'Archived', action: { label: 'Undo', onAction }, durationMs: 1000 });
    vi.advanceTimersByTime(1000);
    expect(title()).toBeNull();
    expect(onAction).not.toHaveBeenCalled();
  });

  test('is closed by its id, visible or waiting', () => {
    const { queue, ids, title } = queueOf('One', 'Two', 'Three');
    queue.close(ids[1] ?? 0);
    queue.close(ids[0] ?? 0);
    expect(title()).toBe('Three');
    queue.close(ids[0] ?? 0);
    expect(title()).toBe('Three');
  });
});

describe('priority', () => {
  test('decides who goes next, then age', () => {
    const { queue, title } = queueOf('First', { title: 'Low', priority: 'low' }, 'Second', 'Third');
    const order = [title()];
    for (let at = 0; at < 3; at++) {
      queue.send({ type: 'toast.dismiss' });
      order.push(title());
    }
    expect(order).toEqual(['First', 'Second', 'Third', 'Low']);
  });

  test('high takes the place of another toast, which comes back', () => {
    const { title } = queueOf('First', 'Second', { title: 'Offline', priority: 'high' });
    expect(title()).toBe('Offline');
    vi.advanceTimersByTime(1000);
    expect(title()).toBe('First');
  });

  test('high waits while somebody reads, and for another high one', () => {
    const { queue, title } = queueOf({ title: 'One', priority: 'high' });
    queue.add({ title: 'Two', priority: 'high' });
    expect(title()).toBe('One');
    queue.send({ type: 'toast.dismiss' });
    expect(title()).toBe('Two');
    queue.send({ type: 'toast.dismiss' });
    queue.add({ title: 'Plain' });
    queue.send({ type: 'toast.pause' });
    queue.add({ title: 'Offline', priority: 'high' });
    expect(title()).toBe('Plain');
  });

  test('decides what is dropped from a full queue', () => {
    const queue = createToastQueue({ limit: 2 });
    for (const title of ['Visible', 'Old', 'New']) queue.add({ title });
    queue.add({ title: 'Low', priority: 'low' });
    queue.add({ title: 'Newest' });
    const order = ['Visible'];
    for (let at = 0; at < 3; at++) {
      queue.send({ type: 'toast.dismiss' });
      order.push(writePhrase(queue.getView().toast?.title ?? 'none'));
    }
    expect(order).toEqual(['Visible', 'New', 'Newest', 'none']);
  });
});

describe('a queue', () => {
  test('tells its listeners when the visible toast changes', () => {
    const queue = createToastQueue();
    const listener = vi.fn<() => void>();
    const stop = queue.subscribe(listener);
    queue.add({ title: 'One' });
    expect(listener).toHaveBeenCalledTimes(1);
    queue.add({ title: 'Two' });
    expect(listener).toHaveBeenCalledTimes(1);
    const view = queue.getView();
    expect(queue.getView()).toBe(view);
    queue.closeAll();
    expect(listener).toHaveBeenCalledTimes(2);
    expect(queue.getView().toast).toBeNull();
    stop();
    queue.add({ title: 'Three' });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
