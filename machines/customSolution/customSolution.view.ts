import type { FieldErrors, SolutionChoices, SolutionDraft, SolutionField } from '../model/index.ts';

export type CustomSolutionState =
  | 'closed'
  | 'editing'
  | 'invalid'
  | 'limited'
  | 'submitting'
  | 'confirmingClose';

export interface CustomSolutionView {
  state: CustomSolutionState;
  open: boolean;
  fields: SolutionDraft;
  errors: FieldErrors<SolutionField>;
  /** Takes focus after each refused submission; `attempt` grows so that the same field takes it again. */
  firstInvalid: SolutionField | null;
  attempt: number;
  /** Most characters of each typed field. */
  limits: Readonly<Partial<Record<SolutionField, number>>>;
  choices: SolutionChoices;
  canSubmit: boolean;
  /** Disables the form's controls and closing. */
  busy: boolean;
  /** Seconds until the next try is allowed, or null. */
  waitSeconds: number | null;
}
