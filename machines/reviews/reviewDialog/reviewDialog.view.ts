import type { SnapshotFrom } from 'xstate';
import { decisionView } from '../decision/decisionView.ts';
import type { DecisionView } from '../decision/decisionView.ts';
import type { ApplicationStep } from '../../model/exchange/responses.ts';
import { isMessagingRole, newMessageHref } from '../../messages/model/index.ts';
import { newInterviewHref } from '../../interviews/model/index.ts';
import { choicesOf, reviewTabs, statusNameOf, stepsOf } from '../model/index.ts';
import type { ApplicationKind } from '../../model/world/index.ts';
import type { Phrase } from '../../kit/index.ts';
import type { Reader } from '../../system/model/index.ts';
import type { Review, ReviewTab } from '../model/index.ts';
import { neighborId, openReview, shownReview } from './reviewDialog.machine.ts';
import type { reviewDialogMachine } from './reviewDialog.machine.ts';

export interface ReviewDialogView {
  state: 'closed' | 'unknown' | 'reading';
  isOpen: boolean;
  kind: ApplicationKind;
  /** Null if the URL names none that there is. */
  review: Review | null;
  /** How it stands, as it is read (feature spec, section 4). */
  statusLabel: Phrase;
  tab: ReviewTab;
  tabs: readonly ReviewTab[];
  /** Which of the table's it is, counted from 1; null if the table does not show it. */
  position: { at: number; of: number } | null;
  hasNext: boolean;
  hasPrevious: boolean;
  /** Where the applicant is written to, and an interview arranged; null: this portal does not. */
  links: { message: string | null; interview: string | null };
  decision: DecisionView;
  /** Oldest first. */
  history: readonly ApplicationStep[];
  reader: Reader;
}

const interviewed: readonly ApplicationKind[] = ['job', 'college'];

export function reviewDialogView({
  value,
  context,
}: SnapshotFrom<typeof reviewDialogMachine>): ReviewDialogView {
  const { source, route, order, at, reader } = context;
  const review = value === 'closed' ? shownReview(context) : openReview(context);
  const { kind } = source;
  const index = order.indexOf(route.applicationId ?? '');
  const state = typeof value === 'object' ? 'reading' : value === 'arriving' ? 'closed' : value;
  const tabs: readonly ReviewTab[] = reviewTabs[kind];
  const history = review ? stepsOf(review) : [];
  const decision = decisionView(context, {
    value: typeof value === 'object' ? value.reading : 'writing',
    history,
    choices: choicesOf(review),
    isAllowed: true,
  });
  const canGo = state === 'reading' && !decision.isBusy;
  return {
    state,
    isOpen: state !== 'closed',
    kind,
    review,
    statusLabel: review ? statusNameOf(review.kind, review.application.status) : '',
    tab: route.tab,
    tabs,
    position: index < 0 ? null : { at: index + 1, of: order.length },
    hasNext: canGo && neighborId(context, 1) !== null,
    hasPrevious: canGo && neighborId(context, -1) !== null,
    links: {
      message:
        review && isMessagingRole(at.role)
          ? newMessageHref(at, { personId: review.application.veteranId, about: review.id })
          : null,
      interview: review && interviewed.includes(kind) ? newInterviewHref(at, review.id) : null,
    },
    decision,
    history,
    reader,
  };
}
