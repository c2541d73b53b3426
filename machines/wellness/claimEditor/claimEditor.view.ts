import type { SnapshotFrom } from 'xstate';
import type { Day } from '../../model/time/index.ts';
import { firstInvalid } from '../../system/model/index.ts';
import type { CrisisFinding, FieldErrors } from '../../system/model/index.ts';
import { claimFields, claimKinds, claimStages, newClaimDraft, ownClaimLimits } from '../model/index.ts';
import type { ClaimField } from '../model/index.ts';
import { claimEditorToday } from './claimEditor.machine.ts';
import type { claimEditorMachine } from './claimEditor.machine.ts';

export interface ClaimEditorView {
  state: 'closed' | 'writing' | 'invalid' | 'confirmingDiscard';
  isOpen: boolean;
  task: 'add' | 'edit';
  fields: Readonly<Record<ClaimField, string>>;
  options: { kind: typeof claimKinds; stage: typeof claimStages };
  limits: typeof ownClaimLimits;
  today: Day;
  errors: FieldErrors<ClaimField>;
  order: typeof claimFields;
  focus: ClaimField | null;
  attempt: number;
  /** What is written is about a crisis. */
  crisis: CrisisFinding | null;
}

export function claimEditorView({
  value,
  context,
}: SnapshotFrom<typeof claimEditorMachine>): ClaimEditorView {
  const { draft, opening, errors, attempt } = context;
  const state = (typeof value === 'object' ? value.form : value) as ClaimEditorView['state'];
  const { id: _id, ...fields } = draft ?? newClaimDraft('');
  return {
    state,
    isOpen: typeof value === 'object',
    task: opening?.claimId ? 'edit' : 'add',
    fields,
    options: { kind: claimKinds, stage: claimStages },
    limits: ownClaimLimits,
    today: claimEditorToday(context),
    errors,
    order: claimFields,
    focus: state === 'invalid' ? firstInvalid(errors, claimFields) : null,
    attempt,
    crisis: context.crisis.finding,
  };
}
