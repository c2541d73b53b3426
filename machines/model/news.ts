/** Time a toast stays unless it names another, in milliseconds (platform spec, section 9). */
export const toastDurationMs = 5_000;
/** Most toasts waiting behind the visible one; the oldest waiting one gives way. */
export const toastQueueLength = 5;

export const toastTones = ['neutral', 'destructive'] as const;
export type ToastTone = (typeof toastTones)[number];

/** What a toast says. `durationMs` defaults to {@link toastDurationMs}, `tone` to neutral. */
export interface ToastNotice {
  title: string;
  description?: string;
  tone?: ToastTone;
  durationMs?: number;
}

/** News any machine may emit; the app hands it to the toasts machine as it is. */
export interface ToastNews {
  type: 'toast.show';
  toast: ToastNotice;
}

/** News that asks the app to go to another place on this site. `replace` leaves no step back. */
export interface NavigationNews {
  type: 'place.go';
  to: string;
  replace: boolean;
}

/** Time the banner says that the connection is back, in milliseconds. */
export const connectionRestoredMs = 4_000;
