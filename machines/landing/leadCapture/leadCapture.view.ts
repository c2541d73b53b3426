import type { SnapshotFrom } from 'xstate';
import { firstInvalid, messages, refusalMessage } from '../../system/model/index.ts';
import { leadDraftFilled, leadFields, leadLimits, veteranStatuses } from '../../leads/model/index.ts';
import type { FieldErrors } from '../../system/model/index.ts';
import type { LeadDraft, LeadField, LeadSource, VeteranStatus } from '../../leads/model/index.ts';
import type { leadCaptureMachine } from './leadCapture.machine.ts';

export type LeadCaptureState =
  | 'closed'
  | 'editing'
  | 'invalid'
  | 'limited'
  | 'failed'
  | 'submitting'
  | 'thanked'
  | 'savedLocally'
  | 'retrying'
  | 'held'
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
  /** Why the server refused the form as a whole, or null. */
  failure: string | null;
  /** Seconds until the next attempt is allowed, or null. */
  waitSeconds: number | null;
  /** Whether this browser keeps a lead that can't be sent; if not, it lives as long as the page. */
  persisted: boolean;
  /** What to tell the person once the form is gone (thanked, savedLocally, retrying, held), or null. */
  message: string | null;
}

const sendable: readonly LeadCaptureState[] = ['editing', 'invalid', 'failed'];

function messageOf(state: LeadCaptureState, persisted: boolean): string | null {
  const saved = persisted ? messages.leadSaved : messages.memoryOnlyMore;
  const outcomes: Partial<Record<LeadCaptureState, string>> = {
    thanked: messages.leadSent,
    savedLocally: saved,
    retrying: saved,
    held: messages.leadHeld,
  };
  return outcomes[state] ?? null;
}

export function leadCaptureView({
  value,
  context,
}: SnapshotFrom<typeof leadCaptureMachine>): LeadCaptureView {
  const { source, draft, errors, attempt, waitSeconds, persisted, problem } = context;
  const state = value === 'refused' ? 'submitting' : value;
  return {
    state,
    open: state !== 'closed',
    source,
    fields: draft,
    errors,
    firstInvalid: state === 'invalid' ? firstInvalid(errors, leadFields) : null,
    attempt,
    limits: leadLimits,
    veteranStatuses,
    canSubmit: sendable.includes(state) && leadDraftFilled(draft),
    busy: state === 'submitting',
    failure: state === 'failed' ? refusalMessage(problem) : null,
    waitSeconds: state === 'limited' ? waitSeconds : null,
    persisted,
    message: messageOf(state, persisted),
  };
}
