import type { ToastNotice } from '../model/index.ts';

/** Events that the toast region sends. Pause on hover or focus, resume when both have ended. */
export type ToastsEvent = { type: 'toast.dismiss' } | { type: 'toast.pause' } | { type: 'toast.resume' };

/** Events that the app forwards from any machine. */
export type ToastsParentEvent = { type: 'toast.show'; toast: ToastNotice };
