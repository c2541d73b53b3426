import type { ToastRegionProps } from '../ToastRegion/ToastRegion.tsx';

export const toastPriorities = ['low', 'standard', 'high'] as const;

/** Long enough to read two lines twice. */
const standardDurationMs = 8000;
/** More than this many waiting toasts would be shown long after what they are about. */
const longestQueue = 20;

type RegionView = ToastRegionProps['view'];

export interface Toast {
  title: string;
  description?: string;
  /** @default 'neutral' */
  tone?: NonNullable<RegionView['toast']>['tone'];
  /** One button. Pressing it closes the toast. */
  action?: { label: string; onAction: () => void };
  /** Which of several goes first. `high` takes the place of a toast that nobody is reading. @default 'standard' */
  priority?: (typeof toastPriorities)[number];
  /** Time in milliseconds, or `null` to stay until it is closed. @default 8000, and `null` with an action */
  durationMs?: number | null;
}

interface NumberedToast extends Toast {
  id: number;
}

export interface ToastQueueOptions {
  /** Time in milliseconds for toasts without their own. @default 8000 */
  durationMs?: number;
  /** How many may wait. The oldest of the lowest priority is dropped first. @default 20 */
  limit?: number;
}

export interface ToastStore {
  /** Shows a toast, or lets it wait for its turn. @returns its id */
  add: (toast: Toast) => number;
  /** Closes a toast, visible or waiting. Nothing happens if it is gone. */
  close: (id: number) => void;
  closeAll: () => void;
  /** For `ToastQueue`: the visible toast. The same object until it changes. */
  getView: () => RegionView;
  subscribe: (listener: () => void) => () => void;
  send: ToastRegionProps['send'];
  /** Runs the visible toast's action and closes it. */
  act: () => void;
}

const rank = ({ priority = 'standard' }: Toast) => toastPriorities.indexOf(priority);
const byRank = (waiting: readonly NumberedToast[]) =>
  waiting.toSorted((a, b) => rank(b) - rank(a) || a.id - b.id);

const shown = (toast: NumberedToast | undefined): RegionView => ({
  toast: toast
    ? {
        id: toast.id,
        title: toast.title,
        description: toast.description ?? null,
        tone: toast.tone ?? 'neutral',
        action: toast.action?.label ?? null,
      }
    : null,
});

/**
 * The toasts of an app, one visible at a time. Create it once, outside of React, and show it with `ToastQueue`. A toast
 * that is hovered or focused stays, and its time starts again afterwards.
 */
export function createToastQueue({
  durationMs = standardDurationMs,
  limit = longestQueue,
}: ToastQueueOptions = {}): ToastStore {
  const listeners = new Set<() => void>();
  let count = 0;
  let current: NumberedToast | undefined;
  let waiting: readonly NumberedToast[] = [];
  let view = shown(undefined);
  let isPaused = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const startTimer = () => {
    clearTimeout(timer);
    if (!current || isPaused) return;
    const time = current.durationMs === undefined ? (current.action ? null : durationMs) : current.durationMs;
    if (time !== null) timer = setTimeout(showNext, time);
  };
  const show = (toast: NumberedToast | undefined) => {
    current = toast;
    isPaused = false;
    view = shown(toast);
    startTimer();
    for (const listener of listeners) listener();
  };
  const showNext = () => {
    const [next, ...rest] = waiting;
    waiting = rest;
    show(next);
  };
  const setPaused = (paused: boolean) => {
    isPaused = paused;
    startTimer();
  };
  const events = {
    'toast.dismiss': showNext,
    'toast.pause': () => setPaused(true),
    'toast.resume': () => setPaused(false),
  };

  return {
    add(toast) {
      const added = { ...toast, id: ++count };
      if (!current) show(added);
      else if (rank(added) > rank(current) && toast.priority === 'high' && !isPaused) {
        waiting = byRank([...waiting, current]);
        show(added);
      } else waiting = byRank([...waiting, added]);
      if (waiting.length > limit) waiting = withoutOldestOfLowest(waiting);
      return added.id;
    },
    close(id) {
      waiting = waiting.filter((toast) => toast.id !== id);
      if (current?.id === id) showNext();
    },
    closeAll() {
      waiting = [];
      if (current) show(undefined);
    },
    getView: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: ({ type }) => events[type](),
    act() {
      const action = current?.action;
      showNext();
      action?.onAction();
    },
  };
}

/** The waiting toasts are in order of priority, then of age. */
function withoutOldestOfLowest(waiting: readonly NumberedToast[]) {
  const lowest = Math.min(...waiting.map(rank));
  const dropped = waiting.findIndex((toast) => rank(toast) === lowest);
  return waiting.toSpliced(dropped, 1);
}
