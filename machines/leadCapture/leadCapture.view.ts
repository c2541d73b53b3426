import type { FieldErrors, LeadDraft, LeadField, LeadSource, VeteranStatus } from '../model/index.ts';

export type LeadCaptureState =
  | 'closed'
  | 'editing'
  | 'invalid'
  | 'limited'
  | 'submitting'
  | 'thanked'
  | 'savedLocally'
  | 'retrying'
  | 'confirmingClose';

export interface LeadCaptureView {
  state: LeadCaptureState;
  open: boolean;
  /** Which link opened the dialog. */
  source: LeadSource;
  fields: LeadDraft;
  errors: FieldErrors<LeadField>;
  /** Takes focus after each refused submission; `attempt` grows so that the same field takes it again. */
  firstInvalid: LeadField | null;
  attempt: number;
  /** Most characters of each field. */
  limits: Readonly<Record<LeadField, number>>;
  veteranStatuses: readonly VeteranStatus[];
  /** False until name and e-mail are non-empty, while submitting, and during a wait. */
  canSubmit: boolean;
  /** Disables the form's controls and closing. */
  busy: boolean;
  /** Seconds until the next try is allowed, or null. */
  waitSeconds: number | null;
  /** What to tell the person once the form is gone (thanked, savedLocally, retrying), or null. */
  message: string | null;
}
