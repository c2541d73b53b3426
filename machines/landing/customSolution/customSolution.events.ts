import type { SubmissionEmitted, SubmissionEvent } from '../../kit/index.ts';
import type { CustomSolution, SolutionDraft, SolutionField } from '../model/index.ts';

/** Events that the custom solution dialog sends. */
export type CustomSolutionEvent = SubmissionEvent<SolutionField>;

/** Events from the app: the URL opens the dialog, and the outbox reports whether it can store anything. */
export type CustomSolutionParentEvent = { type: 'modal.open' } | { type: 'outbox.changed'; stored: boolean };

export type CustomSolutionEmitted = SubmissionEmitted<SolutionDraft, CustomSolution>;
