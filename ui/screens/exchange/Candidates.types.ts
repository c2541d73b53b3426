import type { CandidateDetail, CandidatesEvent, CandidatesView } from '@vetsync/machines/exchange/candidates';
import type { IntlConfig } from '@vetsync/machines/system/model';
import type { PortalTableProps } from '../portal/PortalTable.types.ts';

// Props of the candidates. The parts of the screen use them too.

export interface CandidatesProps {
  /** Name of the tab. */
  title: string;
  view: CandidatesView;
  send: (event: CandidatesEvent) => void;
  /** The table of candidates, with its own machine; null before it runs. */
  table: PortalTableProps | null;
}

/** The open candidate. */
export interface CandidateProps {
  detail: CandidateDetail;
  intl: IntlConfig;
  send: CandidatesProps['send'];
}

/** The comparison. */
export type CompareProps = Pick<CandidatesProps, 'view' | 'send'>;
