import type { PortalTableProps } from '../portal/PortalTable.tsx';
import type { CandidatePoolEvent, CandidatePoolView } from '@vetsync/machines/candidatePool';

// What the screens of this family share with their parts.

export interface CandidatePoolProps {
  view: CandidatePoolView;
  send: (event: CandidatePoolEvent) => void;
  /** The table of candidates, with its own machine. */
  table: PortalTableProps;
}
