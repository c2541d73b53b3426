import { undoableDecision } from '../../exchange/model/undoableDecision.ts';
import type { Phrase } from '../../kit/phrase.ts';
import type { ApplicationDecision } from '../../model/exchange/decideApplication.ts';
import type { ApplicationStep } from '../../model/exchange/responses.ts';
import { decisionTextMax } from '../../model/world/outcomes.ts';
import { draftOf, isTooLong } from './draft.ts';
import type { DecisionDraft } from './draft.ts';
import type { DecisionContext } from './decisionSetup.ts';

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

interface Shown extends Pick<DecisionView, 'choices' | 'isAllowed'> {
  /** State of the machine. */
  value: 'writing' | 'sending' | 'refused' | 'proving' | 'notStored' | 'overtaken' | 'stored' | 'closing';
  history: readonly ApplicationStep[];
}

function stateOf(value: Shown['value'], isUndo: boolean): DecisionState {
  if (value === 'refused' || value === 'sending') return isUndo ? 'undoing' : 'sending';
  if (value === 'stored' || value === 'closing') return isUndo ? 'undone' : 'decided';
  return value;
}

const busy: readonly DecisionState[] = ['sending', 'undoing', 'proving'];

export function decisionView(
  context: DecisionContext,
  { value, history, choices, isAllowed }: Shown,
): DecisionView {
  const { command } = context;
  const draft = draftOf(context);
  const state = stateOf(value, command?.type === 'decision.undo');
  const isClosing = value === 'closing';
  const isBusy = busy.includes(state) || isClosing;
  const isPossible = draft.decision !== null && choices.includes(draft.decision);
  return {
    ...draft,
    state,
    choices,
    isAllowed,
    textMax: decisionTextMax,
    isTooLong: isTooLong(draft),
    canSend: isAllowed && isPossible && !isTooLong(draft) && !isBusy,
    isBusy,
    isClosing,
    sent: command?.type === 'application.decide' ? command.payload.decision : null,
    undoable: isAllowed ? undoableDecision(history) : null,
    overtakenBy: null,
    failure: null,
  };
}
