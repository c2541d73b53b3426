import { undoableDecision } from '../model/undoableDecision.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import type { ApplicationDecision } from '../../model/exchange/decideApplication.ts';
import type { ApplicationStep } from '../../model/exchange/responses.ts';
import { decisionTextMax } from '../../model/world/outcomes.ts';
import { askedOf, draftOf, isReady, isTooLong } from './draft.ts';
import type { AnswerAsked, DecisionDraft } from './draft.ts';
import { problemMessage } from '../../system/model/index.ts';
import { mayReview } from '../workspace/workspaceSetup.ts';
import { choicesOf } from './applicationsContext.ts';
import type { Context, OpenValue } from './snapshot.ts';

export type DecisionState =
  | 'writing'
  | 'sending'
  | 'undoing'
  /** Waiting for the sign-in dialog. */
  | 'proving'
  | 'notStored'
  /** Somebody else was faster. */
  | 'overtaken'
  | 'decided'
  | 'undone';

export interface DecisionView extends DecisionDraft {
  state: DecisionState;
  /** What can be decided from where the application stands. */
  choices: readonly ApplicationDecision[];
  /** Whether the person's role, and the organization's status, let them decide. */
  isAllowed: boolean;
  textMax: number;
  /** What the chosen decision says besides its words. */
  asks: AnswerAsked;
  isTooLong: boolean;
  canSend: boolean;
  isBusy: boolean;
  /** It is shown as decided, and closes by itself. */
  isClosing: boolean;
  /** What was sent, or was last; null for none. */
  sent: ApplicationDecision | null;
  /** The decision that can be taken back, or null. */
  undoable: ApplicationStep | null;
  /** Who was faster; null if that is not known. */
  overtakenBy: string | null;
  failure: Phrase | null;
}

/** State of the open application. */
export type ShownValue = Extract<OpenValue['detail'], object>['shown'];

function stateOf(value: ShownValue['decision'], isUndo: boolean): DecisionState {
  if (value === 'refused' || value === 'sending') return isUndo ? 'undoing' : 'sending';
  if (value === 'stored' || value === 'closing') return isUndo ? 'undone' : 'decided';
  return value;
}

const busy: readonly DecisionState[] = ['sending', 'undoing', 'proving'];

/** The name of whoever was last, once the history that says it is read. */
const lastActor = (shown: ShownValue, { opened }: Context) =>
  shown.history === 'current' ? (opened?.history.at(-1)?.actor?.name ?? null) : null;

/** The decision on the open application. */
export function decisionView(shown: ShownValue, context: Context): DecisionView {
  const { command, opened, changedBy, decisionProblem } = context;
  const isAllowed = mayReview(context);
  const choices = choicesOf(context);
  const draft = draftOf(context);
  const state = stateOf(shown.decision, command?.type === 'decision.undo');
  const isClosing = shown.decision === 'closing';
  const isBusy = busy.includes(state) || isClosing;
  const isPossible = isReady(draft) && choices.includes(draft.decision);
  return {
    ...draft,
    state,
    choices,
    isAllowed,
    textMax: decisionTextMax,
    asks: askedOf(draft.decision, context.listing === null),
    isTooLong: isTooLong(draft),
    canSend: isAllowed && isPossible && !isBusy,
    isBusy,
    isClosing,
    sent: command?.type === 'application.decide' ? command.payload.decision : null,
    undoable: isAllowed ? undoableDecision(opened?.history ?? []) : null,
    overtakenBy: state === 'overtaken' ? (changedBy ?? lastActor(shown, context)) : null,
    failure: state === 'notStored' ? problemMessage(decisionProblem) : null,
  };
}
