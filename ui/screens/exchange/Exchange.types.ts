import type {
  ApplicationDetail,
  Choices,
  ReceivedApplicationsEvent,
  ReceivedApplicationsView,
} from '@vetsync/machines/receivedApplications';
import type { Reader } from '@vetsync/machines/system/model';

// Props of this family's screens. The parts of a screen use them too.

export interface ReceivedApplicationsProps {
  view: ReceivedApplicationsView;
  send: (event: ReceivedApplicationsEvent) => void;
}

/** The open application. */
export interface ReceivedApplicationProps {
  detail: ApplicationDetail;
  /** Who can take care of it. */
  choices: Choices | null;
  /** Id of who is signed in. */
  self: string;
  reader: Reader;
  send: ReceivedApplicationsProps['send'];
}

/** The parts that show it, once it is loaded. */
export interface OpenedApplicationProps extends ReceivedApplicationProps {
  opened: NonNullable<ApplicationDetail['opened']>;
}
