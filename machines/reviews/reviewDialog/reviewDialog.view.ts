import type { SnapshotFrom } from 'xstate';
import type { DecisionView } from '../decision/index.ts';
import { isMessagingRole, newMessageHref } from '../../messages/model/index.ts';
import { newInterviewHref } from '../../interviews/model/index.ts';
import { reviewTabs, statusNameOf } from '../model/index.ts';
import type { ApplicationKind } from '../../model/world/index.ts';
import type { Phrase } from '../../kit/index.ts';
import type { Reader } from '../../system/model/index.ts';
import type { Review, ReviewTab } from '../model/index.ts';
import { neighborId, openReview, shownReview } from './reviewDialog.machine.ts';
import type { reviewDialogMachine } from './reviewDialog.machine.ts';

export interface ReviewDialogView {
  state: 'closed' | 'unknown' | 'reading' | 'held';
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
  reader: Reader;
}

/** The dialog as a screen draws it. */
export interface ReviewingView extends ReviewDialogView {
  decision: DecisionView;
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
  const state = value === 'arriving' ? 'closed' : value;
  const tabs: readonly ReviewTab[] = reviewTabs[kind];
  const canGo = state === 'reading';
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
    reader,
  };
}
