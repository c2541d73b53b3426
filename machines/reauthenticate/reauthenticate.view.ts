import type { ProofReason, ProofWay } from '../model/index.ts';

export type ReauthenticateState =
  | 'closed'
  | 'editing'
  | 'invalid'
  | 'checking'
  | 'wrong'
  | 'limited'
  | 'failed'
  /** A code is being mailed. */
  | 'sending'
  /** Proven: the session is being read. */
  | 'finishing';

export interface ReauthenticateView {
  state: ReauthenticateState;
  isOpen: boolean;
  reason: ProofReason;
  /** Address of the person who is asked. */
  email: string;
  way: ProofWay;
  /** The ways to choose from, in their order. `app` and `recovery` only while a second factor is asked for. */
  ways: readonly ProofWay[];
  secret: string;
  /** What keeps it from being sent (invalid), or what the server had against it (wrong). */
  secretError: string | null;
  secretMaxLength: number;
  /** Grows with each refused submission so that the field takes focus again. */
  attempt: number;
  canSubmit: boolean;
  busy: boolean;
  /** Seconds until the next try (limited), or null. */
  waitSeconds: number | null;
  /** Whether a code was mailed (way `code`). */
  isSent: boolean;
  canResend: boolean;
  /** Seconds until the code can be mailed again, or null. */
  resendSeconds: number | null;
  /** The server's words after a failed try, or null. */
  failure: string | null;
  /** Whether the dialog may be closed without a proof. */
  canClose: boolean;
}
