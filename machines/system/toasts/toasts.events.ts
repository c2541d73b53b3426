import type { ToastNotice } from '../model/index.ts';

/** What the toast region tells the machine. Pause on hover or focus, resume when both are over. */
export type ToastsEvent = { type: 'toast.dismiss' } | { type: 'toast.pause' } | { type: 'toast.resume' };

/** What the app passes on for any machine. */
export type ToastsParentEvent = { type: 'toast.show'; toast: ToastNotice };
