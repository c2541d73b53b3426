import type { PortalTableEvent, PortalTableView } from '@vetsync/machines/portalTable';

export interface PortalTableProps {
  view: PortalTableView;
  send: (event: PortalTableEvent) => void;
}
