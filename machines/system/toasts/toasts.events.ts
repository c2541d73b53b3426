import type { ToastNotice } from '../model/index.ts';

/** Events that the toast region sends. Pause on hover or focus, resume when both are over. */
export type ToastsEvent = { type: 'toast.dismiss' } | { type: 'toast.pause' } | { type: 'toast.resume' };

/** Events from the app for any machine. */
export type ToastsParentEvent = { type: 'toast.show'; toast: ToastNotice };
