import type { SnapshotFrom } from 'xstate';
import type { Phrase } from '../../system/model/phrase.ts';
import type { ToastTone } from '../../system/model/index.ts';
import type { toastsMachine } from './toasts.machine.ts';

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
