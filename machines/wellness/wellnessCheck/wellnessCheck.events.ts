import type { QueryRequest } from '../../shell/platform/tabSupervisor.events.ts';
import type { CheckAnswer, CheckAnswers, CheckStep } from '../model/index.ts';

/** Events that the self-check sends. */
export type WellnessCheckEvent =
  | { type: 'check.start' }
  /** Answers the question that is shown. */
  | { type: 'answer.choose'; answer: CheckAnswer }
  | { type: 'step.next' }
  | { type: 'step.back' }
  /** Looks at the answers again, from the first. */
  | { type: 'check.review' }
  /** Forgets every answer, here and where they are kept. */
  | { type: 'check.clear' };

/** The URL names the question, or the result. */
export type WellnessCheckParentEvent =
  | { type: 'location.changed'; step: CheckStep }
  /** The person has answered on another device. */
  | { type: 'answers.restored'; answers: CheckAnswers };

export type WellnessCheckEmitted =
  | QueryRequest
  /** Keep these for the person alone; null: forget them. */
  | { type: 'answers.changed'; answers: CheckAnswers | null };
