import type { PortalTableProps } from '../portal/PortalTable.tsx';
import type { NonprofitEvent, NonprofitView } from '@vetsync/machines/nonprofit';

// What the screens of this family share with their parts.

export interface NonprofitProps {
  view: NonprofitView;
  send: (event: NonprofitEvent) => void;
  /** The page's table, with its own machine; null on pages without one. */
  table: PortalTableProps | null;
}
