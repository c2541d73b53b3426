import type { Phrase } from './phrase.ts';

/** Default duration of a toast, in milliseconds (platform spec, section 9). */
export const toastDurationMs = 5_000;
/** Maximum number of waiting toasts. If exceeded, the oldest waiting one is dropped. */
export const toastQueueLength = 5;

export const toastTones = ['neutral', 'destructive'] as const;
export type ToastTone = (typeof toastTones)[number];

/** Content of a toast. `durationMs` defaults to {@link toastDurationMs}, `tone` to neutral. */
export interface ToastNotice {
  title: Phrase;
  description?: Phrase;
  tone?: ToastTone;
  durationMs?: number;
}

/** Any machine may emit this. The app forwards the notice to the toasts machine. */
export interface ToastEmitted {
  type: 'page.toast';
  toast: ToastNotice;
}

export const toast = (title: Phrase, description?: Phrase, tone?: ToastTone): ToastEmitted => ({
  type: 'page.toast',
  toast: { title, ...(description !== undefined && { description }), ...(tone && { tone }) },
});

/** Navigates to another URL of this site. `replace` adds no history entry. */
export interface NavigationEmitted {
  type: 'page.navigate';
  to: string;
  replace: boolean;
}

/**
 * Loads a new document: another site, or a page of this site without any state from before. `href` has been validated by
 * this site's own rules.
 */
export interface PageLeaveEmitted {
  type: 'page.leave';
  href: string;
}

/** Downloads a file of this site that the server gives only after a recent proof of identity. */
export interface DownloadEmitted {
  type: 'page.download';
  href: string;
}

/** Emitted when the session may have changed on the server: the session machine should refresh. */
export interface SessionRefreshEmitted {
  type: 'session.refresh';
}

/** Why a proof of identity is requested: for a sensitive change, or because the session of an open page ended. */
export const proofReasons = ['sensitive', 'sessionEnded'] as const;
export type ProofReason = (typeof proofReasons)[number];

/** Emitted when a call needs a proof of identity; answered by {@link ProofParentEvent}. */
export interface ProofEmitted {
  type: 'proof.request';
  reason: ProofReason;
}

/** Events from the app to the machine that requested a proof: repeat the call, or give up. */
export type ProofParentEvent = { type: 'proof.given' } | { type: 'proof.refused' };

/** Emitted when the account may have changed since it was loaded. */
export interface AccountEmitted {
  type: 'account.refresh';
}

/** How long the banner says that the connection is back, in milliseconds. */
export const connectionRestoredMs = 4_000;
