import type { LucideIcon } from 'lucide-react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { marks, type PortalMarkRole } from './PortalPage.css.ts';

interface PortalMarkProps {
  icon: LucideIcon;
  portal: PortalMarkRole;
}

/** The mark of a portal's role, in the head of its start page. */
export const PortalMark = ({ icon, portal }: PortalMarkProps) => (
  <span className={marks[portal]}>
    <Icon of={icon} />
  </span>
);
