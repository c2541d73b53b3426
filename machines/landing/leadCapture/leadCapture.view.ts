import type { Phrase } from '../../system/model/phrase.ts';
import type { SnapshotFrom } from 'xstate';
import { firstInvalid, systemPhrase, refusalMessage } from '../../system/model/index.ts';
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
  /** The link that opened the dialog. */
  source: LeadSource;
  fields: LeadDraft;
  errors: FieldErrors<LeadField>;
  /** Gets focus after each rejected submission. `attempt` is incremented so that the same field gets it again. */
  firstInvalid: LeadField | null;
  attempt: number;
  /** Maximum length of each field. */
  limits: Readonly<Record<LeadField, number>>;
  veteranStatuses: readonly VeteranStatus[];
  /** False until name and e-mail are non-empty, while submitting, and during a wait. */
  canSubmit: boolean;
  /** Disables the form and closing. */
  busy: boolean;
  /** Why the server rejected the form as a whole, or null. */
  failure: Phrase | null;
  /** Seconds until the next attempt, or null. */
  waitSeconds: number | null;
  /** Whether this browser can store an unsent lead. If not, it is lost when the page closes. */
  stored: boolean;
  /** Message after the form is closed (thanked, savedLocally, retrying, held), or null. */
  message: Phrase | null;
}

const sendable: readonly LeadCaptureState[] = ['editing', 'invalid', 'failed'];

function messageOf(state: LeadCaptureState, stored: boolean): Phrase | null {
  const saved = stored ? systemPhrase('leadSaved') : systemPhrase('memoryOnlyMore');
  const outcomes: Partial<Record<LeadCaptureState, Phrase>> = {
    thanked: systemPhrase('leadSent'),
    savedLocally: saved,
    retrying: saved,
    held: systemPhrase('leadHeld'),
  };
  return outcomes[state] ?? null;
}

export function leadCaptureView({
  value,
  context,
}: SnapshotFrom<typeof leadCaptureMachine>): LeadCaptureView {
  const { source, draft, errors, attempt, waitSeconds, stored, problem } = context;
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
    stored,
    message: messageOf(state, stored),
  };
}
