import type { PortalTableProps } from '../portal/PortalTable.tsx';
import type { HospitalEvent, HospitalView } from '@vetsync/machines/hospital';

// What the screens of this family share with their parts.

export interface HospitalProps {
  view: HospitalView;
  send: (event: HospitalEvent) => void;
  /** The page's table, with its own machine; null on pages without one. */
  table: PortalTableProps | null;
}
