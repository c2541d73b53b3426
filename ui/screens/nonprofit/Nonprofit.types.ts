import type { PortalTableProps } from '../portal/PortalTable.tsx';
import type { NonprofitEvent, NonprofitView } from '@vetsync/machines/nonprofit';

// Props of this family's screens. The parts of a screen use them too.

export interface NonprofitProps {
  view: NonprofitView;
  send: (event: NonprofitEvent) => void;
  /** The page's table, with its own machine; null on pages without one. */
  table: PortalTableProps | null;
}
