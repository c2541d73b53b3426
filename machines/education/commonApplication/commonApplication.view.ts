import type { SnapshotFrom } from 'xstate';
import type { Phrase } from '../../kit/phrase.ts';
import { problemMessage } from '../../system/model/index.ts';
import { collegeFormView } from '../../applications/applicationDialog/index.ts';
import type { CollegeFormView } from '../../applications/applicationDialog/index.ts';
import { portalProcessingDays, portalSteps, universitiesRecommended } from '../model/index.ts';
import { tooLong } from '../../applications/model/index.ts';
import type { ApplicationTextField } from '../../applications/model/index.ts';
import type { Delivery } from '../../shell/model/index.ts';
import type { PortalStep, UniversityProgram } from '../model/index.ts';
import type { commonApplicationMachine } from './commonApplication.machine.ts';

export type CommonApplicationState =
  | 'closed'
  | 'universities'
  | 'statement'
  | 'tooLong'
  | 'confirmingClose'
  | 'sending'
  | 'submitting'
  | 'submitted';

export interface CommonApplicationView {
  state: CommonApplicationState;
  open: boolean;
  page: PortalStep | 'submission';
  delivery: Delivery;
  steps: readonly PortalStep[];
  /** Index of the open step. */
  step: number;
  universities: readonly (UniversityProgram & { isChosen: boolean; hasApplied: boolean })[];
  chosen: readonly UniversityProgram[];
  /** Recommended number in the label. More can be selected. */
  recommended: number;
  canPrevious: boolean;
  canNext: boolean;
  canSubmit: boolean;
  college: CollegeFormView;
  /** Texts that are too long. */
  tooLong: readonly ApplicationTextField[];
  attempt: number;
  /** What the server has refused, and why. */
  refusals: readonly { name: string; reason: Phrase }[];
  /** Whether the draft was restored from an earlier visit. */
  restored: boolean;
  /** In percent. */
  progress: number;
  /** `3-5` business days. */
  processingDays: string;
}

export function commonApplicationView({
  value,
  context,
}: SnapshotFrom<typeof commonApplicationMachine>): CommonApplicationView {
  const { programs, draft, delivery, restored, attempt, progress, refusals } = context;
  const current = value === 'arriving' ? 'closed' : value;
  const state = (typeof current === 'object' ? current.form : current) as CommonApplicationState;
  const isSubmission = state === 'sending' || state === 'submitting' || state === 'submitted';
  const universities = programs.map((program) => ({
    ...program,
    isChosen: draft.chosen.includes(program.id),
    hasApplied: context.applied.includes(program.id),
  }));
  const chosen = universities.filter(({ isChosen }) => isChosen);
  return {
    state,
    open: state !== 'closed',
    page: isSubmission ? 'submission' : draft.step,
    delivery,
    steps: portalSteps,
    step: portalSteps.indexOf(draft.step),
    universities,
    chosen,
    recommended: universitiesRecommended,
    canPrevious: draft.step !== 'universities' && !isSubmission,
    canNext: draft.step === 'universities' && chosen.length > 0,
    canSubmit: draft.step === 'statement' && chosen.length > 0 && !isSubmission,
    college: collegeFormView(draft.form, context.now()),
    tooLong: state === 'tooLong' ? tooLong(draft.form) : [],
    attempt,
    refusals: refusals.map(({ programId, problem }) => ({
      name: programs.find(({ id }) => id === programId)?.name ?? '',
      reason: problemMessage(problem),
    })),
    restored,
    progress,
    processingDays: portalProcessingDays,
  };
}
