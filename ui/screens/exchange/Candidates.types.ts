import type {
  CandidateDetail,
  CandidatesEvent,
  CandidatesView,
  CandidateTableView,
} from '@vetsync/machines/exchange/candidates';
import type { IntlConfig } from '@vetsync/machines/system/model';
import type { ScreenProps } from '../system/parts/screenProps.ts';

// Props of the candidates. The parts of the screen use them too.

export interface CandidatesProps extends ScreenProps<CandidatesView, CandidatesEvent> {
  /** Name of the tab. */
  title: string;
}

/** Their table. */
export interface CandidateTableProps extends Pick<CandidatesProps, 'send'> {
  view: CandidateTableView;
}

/** The open candidate. */
export interface CandidateProps {
  detail: CandidateDetail;
  intl: IntlConfig;
  send: CandidatesProps['send'];
}

/** The comparison. */
export type CompareProps = Pick<CandidatesProps, 'view' | 'send'>;
