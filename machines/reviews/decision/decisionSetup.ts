import type { EventObject } from 'xstate';
import { undoableDecision } from '../../exchange/model/undoableDecision.ts';
import { assignPart } from '../../kit/assignPart.ts';
import type { ApplicationDecision } from '../../model/exchange/decideApplication.ts';
import type { WholeApplication } from '../../model/exchange/responses.ts';
import { isEqual } from '../../model/isEqual.ts';
import { decideCommand, undoCommand } from './decisionCommand.ts';
import type { Commanding, DecisionCommand } from './decisionCommand.ts';
import { draftOf, isTooLong } from './draft.ts';
import type { DecisionDraft, DecisionDrafts } from './draft.ts';

/** Part of the context of a page where somebody decides on the open application. */
export interface DecisionContext extends Commanding {
  /** Id of the open application, or null. */
  openId: string | null;
  drafts: DecisionDrafts;
  /** What is sent to the server, or was last. */
  command: DecisionCommand | null;
}

/** Events about the decision on the open application. */
export type DecisionEvent =
  | { type: 'decision.choose'; decision: ApplicationDecision | null }
  | { type: 'words.change'; field: 'message' | 'notes'; text: string }
  | { type: 'decision.send' }
  /** Takes back the last decision. */
  | { type: 'decision.undo' };

interface Deciding<Context> {
  /** What is decided on, and what was decided so far; null until it is known. */
  openedOf: (context: Context) => {
    application: Pick<WholeApplication['application'], 'id' | 'version'>;
    history: WholeApplication['history'];
  } | null;
  /** What can be decided from where it stands. */
  choicesOf: (context: Context) => readonly ApplicationDecision[];
  mayDecide: (context: Context) => boolean;
}

function changeDraft(context: DecisionContext, changed: Partial<DecisionDraft>) {
  const { drafts, openId } = context;
  return openId === null ? {} : { drafts: { ...drafts, [openId]: { ...draftOf(context), ...changed } } };
}

/** The same command again keeps its id: the server carries it out once, even if only its answer was lost. */
const prepared = ({ command: sent }: DecisionContext, next: DecisionCommand | null) => ({
  command: sent && next && isEqual({ ...sent, id: next.id }, next) ? sent : next,
});

/** What a machine with the states of `decisionStates.ts` declares in `setup`, besides what is its own. */
export function decisionSetup<Context extends DecisionContext, Event extends EventObject>({
  openedOf,
  choicesOf,
  mayDecide,
}: Deciding<Context>) {
  const change = assignPart<DecisionContext, Context, Event>();
  type Of = { context: Context };
  return {
    actions: {
      choose: change<{ decision: ApplicationDecision | null }>((context, { decision }) =>
        changeDraft(context, { decision }),
      ),
      write: change<{ field: 'message' | 'notes'; text: string }>((context, { field, text }) =>
        changeDraft(context, { [field]: text }),
      ),
      prepareDecision: change((context) => {
        const { decision, ...words } = draftOf(context);
        const opened = openedOf(context);
        return prepared(
          context,
          opened && decision && decideCommand(context, opened.application, { ...words, decision }),
        );
      }),
      prepareUndo: change((context) => {
        const last = undoableDecision(openedOf(context)?.history ?? []);
        return prepared(context, last && undoCommand(context, last.id));
      }),
    },
    guards: {
      mayDecide: ({ context }: Of) => mayDecide(context),
      canSend({ context }: Of) {
        const draft = draftOf(context);
        const isPossible = draft.decision !== null && choicesOf(context).includes(draft.decision);
        return mayDecide(context) && isPossible && !isTooLong(draft);
      },
      canUndo: ({ context }: Of) =>
        mayDecide(context) && undoableDecision(openedOf(context)?.history ?? []) !== null,
    },
  };
}
