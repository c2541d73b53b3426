import type { ToastNotice } from '../../system/model/index.ts';

/** Events that the toast region sends. It pauses while it is hovered or focused, and resumes afterwards. */
export type ToastsEvent = { type: 'toast.dismiss' } | { type: 'toast.pause' } | { type: 'toast.resume' };

/** Events that the app forwards from any machine. */
export type ToastsParentEvent = { type: 'toast.show'; toast: ToastNotice };
