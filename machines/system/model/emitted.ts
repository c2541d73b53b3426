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

/** Any machine may emit this; the app hands the notice to the toasts machine. */
export interface ToastEmitted {
  type: 'page.toast';
  toast: ToastNotice;
}

/** Asks the page to go to another address of this site. `replace` leaves no step back. */
export interface NavigationEmitted {
  type: 'page.navigate';
  to: string;
  replace: boolean;
}

/**
 * Asks the page to open a whole new document: another site, or a place of this one with nothing kept from before. `href` is an
 * address this site's own rules have let pass.
 */
export interface DepartureEmitted {
  type: 'page.leave';
  href: string;
}

/** Emitted when the server may see this browser's session differently: the session machine should refresh. */
export interface SessionLookEmitted {
  type: 'session.refresh';
}

/** Why somebody is asked who they are: for a sensitive change, or because their session ended on an open page. */
export const proofReasons = ['sensitive', 'sessionEnded'] as const;
export type ProofReason = (typeof proofReasons)[number];

/** Emitted when a call waits until the person has proven who they are; answered by {@link ProofParentEvent}. */
export interface ProofEmitted {
  type: 'proof.ask';
  reason: ProofReason;
}

/** Events from the app to whoever asked for a proof: try the call again, or leave it. */
export type ProofParentEvent = { type: 'proof.given' } | { type: 'proof.refused' };

/** Emitted when the account may have changed since it was read. */
export interface AccountEmitted {
  type: 'account.refresh';
}

/** Time the banner says that the connection is back, in milliseconds. */
export const connectionRestoredMs = 4_000;
