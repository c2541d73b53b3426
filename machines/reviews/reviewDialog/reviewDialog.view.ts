import type { SnapshotFrom } from 'xstate';
import { decisionView } from '../decision/decisionView.ts';
import type { DecisionView } from '../decision/decisionView.ts';
import type { ApplicationStep } from '../../model/exchange/responses.ts';
import { isMessagingRole, newMessageHref } from '../../messages/model/index.ts';
import { newInterviewHref } from '../../interviews/model/index.ts';
import { choicesOf, reviewTabs, statusNameOf, stepsOf } from '../model/index.ts';
import type { ApplicationKind } from '../../model/world/index.ts';
import type { Phrase } from '../../kit/index.ts';
import type { RowPosition } from '../../portal/model/index.ts';
import type { Reader } from '../../system/model/index.ts';
import type { Review, ReviewTab } from '../model/index.ts';
import { openReview, positionOf, shownReview } from './reviewDialog.machine.ts';
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
  /** Where it is among those that the table shows. */
  position: RowPosition;
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
  const { source, route, at, reader } = context;
  const review = value === 'closed' ? shownReview(context) : openReview(context);
  const { kind } = source;
  const state = typeof value === 'object' ? 'reading' : value === 'arriving' ? 'closed' : value;
  const tabs: readonly ReviewTab[] = reviewTabs[kind];
  const history = review ? stepsOf(review) : [];
  const decision = decisionView(context, {
    value: typeof value === 'object' ? value.reading : 'writing',
    history,
    choices: choicesOf(review),
    isAllowed: true,
  });
  const position = positionOf(context);
  return {
    state,
    isOpen: state !== 'closed',
    kind,
    review,
    statusLabel: review ? statusNameOf(review.kind, review.application.status) : '',
    tab: route.tab,
    tabs,
    position: decision.isBusy ? { ...position, next: null, previous: null } : position,
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
