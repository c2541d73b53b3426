import { dayIn } from '../../model/time/zoned.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import type { OptionalPart } from '../../model/exchange/optionalParts.ts';
import { rowPositionOf } from '../../kit/rowPosition.ts';
import type { RowPosition } from '../../kit/rowPosition.ts';
import { problemMessage } from '../../system/model/index.ts';
import {
  inboxHref,
  currentViewers,
  offerInterviewHref,
  sentAnswers,
  sentProfile,
  updatedAtIn,
} from '../model/index.ts';
import { mayInterview } from '../../model/exchange/decideApplication.ts';
import type { AnswerPart, SentPart } from '../model/index.ts';
import type { Colleague, Viewer } from './applicationList.ts';
import { decisionView } from './decisionView.ts';
import type { DecisionView, ShownValue } from './decisionView.ts';
import type { OpenedApplication } from '../../reviews/model/openedApplication.ts';
import { mayReview } from '../workspace/workspaceSetup.ts';
import type { Context, OpenValue } from './snapshot.ts';

/** Who takes care of the open application. */
export interface ApplicationAssignmentView {
  assignee: Colleague | null;
  isAllowed: boolean;
  /** `taken`: somebody else was faster. */
  state: 'idle' | 'sending' | 'stored' | 'taken' | 'notStored';
  failure: Phrase | null;
}

export interface ApplicationDetail extends RowPosition {
  state: 'finding' | 'missing' | 'failed' | 'shown';
  /** Null until loaded. */
  opened: OpenedApplication | null;
  /** What the applicant wrote, and what they sent of their profile. */
  sent: {
    answers: readonly SentPart<AnswerPart>[];
    profile: readonly SentPart<OptionalPart>[];
    /** When the applicant sent it again, changed, the last time. ISO 8601 in UTC, or null. */
    updatedAt: string | null;
  };
  decision: DecisionView;
  /** The reader's date. */
  today: string;
  assignment: ApplicationAssignmentView;
  /** Colleagues who have opened it lately, the last one first. */
  openings: readonly Viewer[];
  /** Where to write to the applicant; null for whoever may not. */
  messageHref: string | null;
  /** Where an interview is offered; null for whoever can't, or once it is over. */
  interviewHref?: string | null;
  history: 'current' | 'rereading' | 'reloading' | 'outdated';
  failure: Phrase | null;
}

const notShown: ShownValue = { decision: 'writing', history: 'current' };

function assignmentOf(selection: OpenValue['selection'], context: Context): ApplicationAssignmentView {
  const { opened, openId, batch, batchProblem } = context;
  const base = { assignee: opened?.application.assignee ?? null, isAllowed: mayReview(context) };
  const item = batch?.task.kind === 'assign' ? batch.items.find(({ id }) => id === openId) : undefined;
  if (!batch || !item) return { ...base, state: 'idle', failure: null };
  const { [item.id]: result } = batch.results;
  if (result?.state === 'done') return { ...base, state: 'stored', failure: null };
  if (result?.state === 'taken') return { ...base, state: 'taken', failure: null };
  if (!result && selection !== 'reported') return { ...base, state: 'sending', failure: null };
  const problem = result?.state === 'refused' ? result.problem : batchProblem;
  return { ...base, state: 'notStored', failure: problemMessage(problem) };
}

/** The panel of the open application. */
export function detailOf(open: OpenValue, context: Context): ApplicationDetail | null {
  const { detail } = open;
  if (detail === 'closed' || detail === 'deciding') return null;
  const shown = typeof detail === 'object' ? detail.shown : notShown;
  const state = typeof detail === 'object' ? 'shown' : detail === 'notFound' ? 'failed' : detail;
  const { slug, list, openId, opened, detailProblem } = context;
  return {
    ...rowPositionOf(list.rows, openId ?? ''),
    state,
    opened,
    sent: {
      answers: sentAnswers(opened?.application.answers ?? {}),
      profile: sentProfile(opened?.application.snapshot ?? {}),
      updatedAt: updatedAtIn(opened?.history ?? []),
    },
    decision: decisionView(shown, context),
    today: dayIn(context.intl.timeZone, context.intl.now),
    assignment: assignmentOf(open.selection, context),
    openings: currentViewers(list.openings[openId ?? ''] ?? [], context.intl.now),
    messageHref:
      opened && mayReview(context)
        ? inboxHref(
            slug,
            opened.threadId === null
              ? { to: { applicationId: opened.application.id } }
              : { thread: opened.threadId },
          )
        : null,
    interviewHref:
      opened && mayReview(context) && mayInterview(opened.application.status)
        ? offerInterviewHref(context, opened.application.id)
        : null,
    history: shown.history,
    failure: state === 'failed' ? problemMessage(detailProblem) : null,
  };
}
