import type { ToastTone } from '../model/index.ts';

export interface VisibleToast {
  /** Differs for each toast shown, also when the words are the same. */
  id: number;
  title: string;
  description: string | null;
  tone: ToastTone;
}

export interface ToastsView {
  state: 'empty' | 'showing' | 'paused';
  /** The one visible toast (platform spec, section 9), or null. */
  toast: VisibleToast | null;
  /** Toasts waiting behind it. */
  waiting: number;
}
