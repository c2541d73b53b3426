import type { PortalTableProps } from '../portal/PortalTable.tsx';
import type { CandidatePoolEvent, CandidatePoolView } from '@vetsync/machines/candidatePool';

// Props of this family's screens. The parts of a screen use them too.

export interface CandidatePoolProps {
  view: CandidatePoolView;
  send: (event: CandidatePoolEvent) => void;
  /** The table of candidates, with its own machine. */
  table: PortalTableProps;
}
