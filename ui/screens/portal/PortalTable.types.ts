import type { PortalTableEvent, PortalTableView } from '@vetsync/machines/portal/portalTable';

export interface PortalTableProps {
  view: PortalTableView;
  send: (event: PortalTableEvent) => void;
}
