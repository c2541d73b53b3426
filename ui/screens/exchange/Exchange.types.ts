import type { TableProps } from '../../components/Table/Table.types.ts';
import type {
  ApplicationDetail,
  ApplicationRow,
  Choices,
  ReceivedApplicationsEvent,
  ReceivedApplicationsView,
} from '@vetsync/machines/exchange/receivedApplications';
import type { IntlConfig } from '@vetsync/machines/system/model';
import type { ScreenProps } from '../system/parts/screenProps.ts';

// Props of this family's screens. The parts of a screen use them too.

export interface ReceivedApplicationsProps extends ScreenProps<
  ReceivedApplicationsView,
  ReceivedApplicationsEvent
> {
  /** Where an application opens, if that is not the list's own panel. */
  over?: ApplicationsBelow;
}

/** What lies over a list that knows nothing of it, and where the list was left. */
export interface ApplicationsBelow extends Pick<
  TableProps<ApplicationRow>,
  'currentRow' | 'isCovered' | 'topRow' | 'topOffset' | 'onTopRow'
> {
  rowHref: (row: { id: string }) => string;
}

/** The open application. */
export interface ReceivedApplicationProps {
  detail: ApplicationDetail;
  /** Who can take care of it. */
  choices: Choices | null;
  /** Id of whoever is signed in. */
  self: string;
  intl: IntlConfig;
  send: ReceivedApplicationsProps['send'];
}

/** The parts that show it, once it is loaded. */
export interface OpenedApplicationProps extends ReceivedApplicationProps {
  opened: NonNullable<ApplicationDetail['opened']>;
}
