import type { Phrase } from '@vetsync/machines/system/model';
import type { ApplicationStatus, WholeApplication } from '@vetsync/machines/model/exchange';
import type { ApplicationKind } from '@vetsync/machines/model/world';
import type {
  ApplicationDetail,
  DecisionEvent,
  DecisionView,
  ReceivedApplicationsEvent,
} from '@vetsync/machines/exchange/receivedApplications';
import type { Review, ReviewTab } from '@vetsync/machines/reviews/model';
import type { IntlConfig } from '@vetsync/machines/system/model';

// Props of this family's screens. The parts of a screen use them too.

export interface DecisionProps {
  decision: DecisionView;
  /** What is decided on. */
  application: Pick<WholeApplication['application'], 'applicantName' | 'status'>;
  send: (event: DecisionEvent) => void;
  /** The reader's date. */
  today: string;
}

export interface ReviewDialogProps {
  kind: ApplicationKind;
  isOpen: boolean;
  detail: ApplicationDetail;
  /** How it stands, as it is read (feature spec, section 4). */
  statusLabel: Phrase;
  tab: ReviewTab;
  /** Where the applicant is written to, and an interview arranged; null: this portal does not. */
  links: { message: string | null; interview: string | null };
  intl: IntlConfig;
  send: (
    event: ReceivedApplicationsEvent | { type: 'tab.choose'; tab: ReviewTab } | { type: 'resume.save' },
  ) => void;
}

export interface ReviewHeadProps extends Pick<ReviewDialogProps, 'statusLabel'> {
  review: Review;
  /** As the decisions on it leave it. */
  status: ApplicationStatus;
}
