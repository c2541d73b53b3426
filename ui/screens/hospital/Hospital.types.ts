import type { PortalTableProps } from '../portal/PortalTable.tsx';
import type { ReactNode } from 'react';
import type { HospitalEvent, HospitalView } from '@vetsync/machines/hospital';

// Props of this family's screens. The parts of a screen use them too.

export interface HospitalProps {
  view: HospitalView;
  send: (event: HospitalEvent) => void;
  /** The page's table, with its own machine; null on pages without one. */
  table: PortalTableProps | null;
  /** What to do first; null on pages other than the dashboard. */
  work: ReactNode;
}
