import type { Phrase } from '../../system/model/phrase.ts';
import type { SnapshotFrom } from 'xstate';
import { customSolutionLimits, solutionChoices, solutionFields } from '../model/index.ts';
import { firstInvalid, refusalMessage } from '../../system/model/index.ts';
import type { FieldErrors } from '../../system/model/index.ts';
import type { SolutionChoices, SolutionDraft, SolutionField } from '../model/index.ts';
import type { customSolutionMachine } from './customSolution.machine.ts';

export type CustomSolutionState =
  | 'closed'
  | 'editing'
  | 'invalid'
  | 'limited'
  | 'failed'
  | 'submitting'
  | 'confirmingClose';

export interface CustomSolutionView {
  state: CustomSolutionState;
  open: boolean;
  fields: SolutionDraft;
  errors: FieldErrors<SolutionField>;
  /** Gets focus after each rejected submission. `attempt` is incremented so that the same field gets it again. */
  firstInvalid: SolutionField | null;
  attempt: number;
  /** Maximum length of each typed field. */
  limits: Readonly<Partial<Record<SolutionField, number>>>;
  choices: SolutionChoices;
  canSubmit: boolean;
  /** Disables the form and closing. */
  busy: boolean;
  /** Why the server rejected the form as a whole, or null. */
  failure: Phrase | null;
  /** Seconds until the next attempt, or null. */
  waitSeconds: number | null;
}

const sendable: readonly CustomSolutionState[] = ['editing', 'invalid', 'failed'];

export function customSolutionView({
  value,
  context,
}: SnapshotFrom<typeof customSolutionMachine>): CustomSolutionView {
  const { draft, errors, attempt, waitSeconds, problem } = context;
  const state = value === 'refused' ? 'submitting' : value;
  return {
    state,
    open: state !== 'closed',
    fields: draft,
    errors,
    firstInvalid: state === 'invalid' ? firstInvalid(errors, solutionFields) : null,
    attempt,
    limits: customSolutionLimits,
    choices: solutionChoices,
    canSubmit: sendable.includes(state),
    busy: state === 'submitting',
    failure: state === 'failed' ? refusalMessage(problem) : null,
    waitSeconds: state === 'limited' ? waitSeconds : null,
  };
}
