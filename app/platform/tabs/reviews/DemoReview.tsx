import type {
  ApplicationDetail,
  ReceivedApplicationsEvent,
} from '@vetsync/machines/exchange/receivedApplications';
import { newInterviewHref } from '@vetsync/machines/interviews/model';
import { newMessageHref, portalAddressOf } from '@vetsync/machines/messages/model';
import type { ApplicationKind } from '@vetsync/machines/model/world';
import { resumeFile, statusNameOf, type Review, type ReviewRoute } from '@vetsync/machines/reviews/model';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { writePhrase } from '@vetsync/ui/language';
import { ReviewDialog, type ReviewDialogProps } from '@vetsync/ui/screens/reviews/ReviewDialog';
import { useState } from 'react';
import { navigateTo } from '../../../page/navigateTo.ts';
import { useName } from '../../../page/PageTitle.tsx';
import { saveFile } from '../../../services/browser/saveFile.ts';
import { addressOf, type ReviewedTab } from './reviewAddress.ts';

export interface DemoReviewProps {
  tab: ReviewedTab;
  kind: ApplicationKind;
  route: ReviewRoute;
  /** The open application; null: none is. */
  detail: ApplicationDetail | null;
  intl: IntlConfig;
  send: (event: ReceivedApplicationsEvent) => void;
}

/** What was there last, while there is nothing. */
function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}

/** Where the applicant is written to, and an interview arranged. */
function linksOf(tab: ReviewedTab, review: Review | undefined): ReviewDialogProps['links'] {
  const at = portalAddressOf(tab.route);
  if (!review) return { message: null, interview: null };
  const { id, kind, application } = review;
  return {
    message: newMessageHref(at, { personId: application.veteranId, about: id }),
    interview:
      kind === 'nonprofit' ? null : newInterviewHref(kind === 'job' ? 'recruiter' : 'university', id),
  };
}

/** The application that the path names, over its list, with the decision on it. */
export default function DemoReview({ tab, kind, route, detail: current, intl, send: tell }: DemoReviewProps) {
  const hrefOf = addressOf(tab);
  // A dialog that fades away, or goes to the next application, keeps what it shows.
  const detail = useLast(current?.state === 'finding' ? null : current);
  const isOpen = current !== null;
  const opened = detail?.opened;
  const review = opened?.review;
  useName(isOpen ? (review?.application.veteranName ?? null) : null);
  if (!detail) return null;

  const goTo = (to: Partial<ReviewRoute>) => navigateTo(hrefOf({ ...route, ...to }), { replace: true });
  const send: ReviewDialogProps['send'] = (event) => {
    if (event.type === 'row.step') goTo({ applicationId: current?.[event.to] ?? route.applicationId });
    else if (event.type === 'tab.choose') goTo({ tab: event.tab });
    else if (event.type !== 'resume.save') tell(event);
    else if (review) saveFile(resumeFile(review, writePhrase));
  };
  return (
    <ReviewDialog
      kind={kind}
      isOpen={isOpen}
      detail={detail}
      statusLabel={opened ? statusNameOf(kind, opened.application.status) : ''}
      tab={route.tab}
      links={linksOf(tab, review)}
      intl={intl}
      send={send}
    />
  );
}
