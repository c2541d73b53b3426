import type { SnapshotFrom } from 'xstate';
import type { Phrase } from '../../system/model/phrase.ts';
import { snapshotParts } from '../model/index.ts';
import type { SnapshotPart } from '../model/index.ts';
import { schoolsMax } from '../../model/exchange/submission.ts';
import type { SubmissionResult } from '../../model/exchange/submission.ts';
import { problemMessage } from '../../system/model/index.ts';
import { collegeFormView } from '../applicationDialog/index.ts';
import type { CollegeFormView } from '../applicationDialog/index.ts';
import { portalProcessingDays, portalSteps, universitiesRecommended } from '../../education/model/index.ts';
import { tooLong } from '../model/index.ts';
import type { ApplicationTextField } from '../model/index.ts';
import type { PortalProgram, PortalStep } from '../../education/model/index.ts';
import type { PortalSearch } from './commonApplication.events.ts';
import type { commonApplicationMachine } from './commonApplication.machine.ts';
import { offeredPrograms } from './portalContext.ts';

export type CommonApplicationState =
  | 'closed'
  | 'universities'
  | 'statement'
  | 'tooLong'
  | 'confirmingClose'
  | 'sending'
  | 'all'
  | 'some'
  | 'submitted';

export interface CommonApplicationView {
  state: CommonApplicationState;
  open: boolean;
  page: PortalStep | 'submission' | 'results';
  steps: readonly PortalStep[];
  /** Index of the open step. */
  step: number;
  universities: readonly (PortalProgram & { isChosen: boolean; hasApplied: boolean })[];
  chosen: readonly PortalProgram[];
  /** The search that finds programs, or null. */
  search: PortalSearch | null;
  /** The most that can be chosen; null: any number. */
  max: number | null;
  /** Recommended number in the label. More can be selected. */
  recommended: number;
  canNext: boolean;
  canSubmit: boolean;
  college: CollegeFormView;
  /** Texts that are too long. */
  tooLong: readonly ApplicationTextField[];
  attempt: number;
  /** Of the applicant, as the schools will see it. */
  name: string;
  /** What of the profile is sent along, in order; null in the demo, which sends nothing. */
  snapshot: readonly SnapshotPart[] | null;
  /** Why the server has refused all applications, or null. */
  problem: Phrase | null;
  /** What became of each application, in the order of the choice. */
  results: readonly PortalResult[];
  /** Whether the draft was restored from an earlier visit. */
  restored: boolean;
  /** In percent, if sending is only played; else null. */
  progress: number | null;
  /** `3-5` business days; null: unknown. */
  processingDays: string | null;
}

export interface PortalResult extends Pick<PortalProgram, 'id' | 'name' | 'program'> {
  /** Why it was not sent, or null. */
  refused: SubmissionResult['refused'];
  /** Where the application is that the veteran has sent before; null if there is none. */
  earlierHref: string | null;
}

/** The states of a machine with regions one level deep. */
const innermost = (value: SnapshotFrom<typeof commonApplicationMachine>['value']) => {
  if (typeof value !== 'object') return value;
  return 'form' in value ? value.form : value.answered;
};

export function commonApplicationView({
  value,
  context,
}: SnapshotFrom<typeof commonApplicationMachine>): CommonApplicationView {
  const { draft, pace, restored, attempt, progress, problem, search, applicant, profile } = context;
  const state = (value === 'routing' ? 'closed' : innermost(value)) as CommonApplicationState;
  const isAnswered = state === 'all' || state === 'some';
  const isSubmission = state === 'sending' || state === 'submitted';
  const universities = offeredPrograms(context).map((program) => ({
    ...program,
    isChosen: draft.chosen.includes(program.id),
    hasApplied: context.applied.includes(program.id),
  }));
  const chosen = universities.filter(({ isChosen }) => isChosen);
  return {
    state,
    open: state !== 'closed',
    page: isAnswered ? 'results' : isSubmission ? 'submission' : draft.step,
    steps: portalSteps,
    step: portalSteps.indexOf(draft.step),
    universities,
    chosen,
    search,
    max: search && schoolsMax,
    recommended: universitiesRecommended,
    canNext: draft.step === 'universities' && chosen.length > 0,
    canSubmit: draft.step === 'statement' && chosen.length > 0 && !isSubmission,
    college: collegeFormView(draft.form, context.crisis.finding, context.now()),
    tooLong: state === 'tooLong' ? tooLong(draft.form) : [],
    attempt,
    name: applicant.veteranName,
    snapshot: pace ? null : snapshotParts(profile, draft.form.leftOut),
    problem: problem && problemMessage(problem),
    results: context.answered.flatMap(({ id, name, program }) => {
      const result = context.results.find(({ listingId }) => listingId === id);
      if (!result) return [];
      const { refused } = result;
      const earlierHref = refused === 'already_applied' ? context.applicationsHref : null;
      return { id, name, program, refused, earlierHref };
    }),
    restored,
    progress,
    processingDays: pace && portalProcessingDays,
  };
}
