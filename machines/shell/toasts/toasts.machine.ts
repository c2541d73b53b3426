import { assign, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { withEvent } from '../../kit/index.ts';
import { toastDurationMs, toastQueueLength } from '../../system/model/index.ts';
import type { ToastNotice, ToastTone } from '../../system/model/index.ts';
import type { Phrase } from '../../system/model/phrase.ts';

/** Events that the toast region sends. It pauses while it is hovered or focused, and resumes afterwards. */
export type ToastsEvent = { type: 'toast.dismiss' } | { type: 'toast.pause' } | { type: 'toast.resume' };

/** Events that the app forwards from any machine. */
export type ToastsParentEvent = { type: 'toast.show'; toast: ToastNotice };

interface NumberedToast extends ToastNotice {
  id: number;
}

export interface ToastsContext {
  current: NumberedToast | null;
  queue: readonly NumberedToast[];
  /** Number of toasts so far, used for their ids. */
  count: number;
}

/**
 * The visible toast and the waiting ones. One shows at a time, and its time stops while it is hovered or focused, so
 * that each can be read.
 */
export const toastsMachine = setup({
  types: {
    context: {} as ToastsContext,
    events: {} as ToastsEvent | ToastsParentEvent,
  },
  actions: {
    show: assign(({ context }, { toast }: { toast: ToastNotice }) => ({
      count: context.count + 1,
      current: { ...toast, id: context.count + 1 },
    })),
    queue: assign(({ context }, { toast }: { toast: ToastNotice }) => ({
      count: context.count + 1,
      queue: [...context.queue, { ...toast, id: context.count + 1 }].slice(-toastQueueLength),
    })),
    showNext: assign(({ context: { queue } }) => ({ current: queue[0] ?? null, queue: queue.slice(1) })),
  },
  guards: { hasQueued: ({ context }) => context.queue.length > 0 },
  delays: { toastDuration: ({ context }) => context.current?.durationMs ?? toastDurationMs },
}).createMachine({
  id: 'toasts',
  context: { current: null, queue: [], count: 0 },
  initial: 'empty',
  states: {
    empty: {
      on: {
        'toast.show': {
          target: 'showing',
          actions: withEvent('show'),
        },
      },
    },
    showing: {
      on: {
        'toast.show': { actions: withEvent('queue') },
        'toast.pause': 'paused',
        'toast.dismiss': [
          { guard: 'hasQueued', target: 'showing', reenter: true, actions: 'showNext' },
          { target: 'empty', actions: 'showNext' },
        ],
      },
      after: {
        toastDuration: [
          { guard: 'hasQueued', target: 'showing', reenter: true, actions: 'showNext' },
          { target: 'empty', actions: 'showNext' },
        ],
      },
    },
    /** While hovered or focused. The full duration restarts afterwards. */
    paused: {
      on: {
        'toast.show': { actions: withEvent('queue') },
        'toast.resume': 'showing',
        'toast.dismiss': [
          { guard: 'hasQueued', target: 'showing', actions: 'showNext' },
          { target: 'empty', actions: 'showNext' },
        ],
      },
    },
  },
});

export interface VisibleToast {
  /** Unique per toast, even if the text is the same. */
  id: number;
  title: Phrase;
  description: Phrase | null;
  tone: ToastTone;
}

export interface ToastsView {
  state: 'empty' | 'showing' | 'paused';
  /** The one visible toast (platform spec, section 9), or null. */
  toast: VisibleToast | null;
  /** Number of waiting toasts. */
  waiting: number;
}

export function toastsView({ value, context }: SnapshotFrom<typeof toastsMachine>): ToastsView {
  const { current, queue } = context;
  return {
    state: value,
    toast: current && {
      id: current.id,
      title: current.title,
      description: current.description ?? null,
      tone: current.tone ?? 'neutral',
    },
    waiting: queue.length,
  };
}
