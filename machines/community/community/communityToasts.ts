import type { ToastNotice } from '../../system/model/index.ts';

/** Toasts after actions on an event. */
export const communityToasts = {
  join: (title: string): ToastNotice => ({ title: 'You joined the event', description: title }),
  wait: (title: string): ToastNotice => ({ title: 'You are on the waiting list', description: title }),
  leave: (title: string): ToastNotice => ({ title: 'You left the event', description: title }),
  cancel: (title: string): ToastNotice => ({ title: 'Event called off', description: title }),
} as const;
