import type { OrganizationKind } from '@vetsync/machines/marketplace/model';
import type { LucideIcon } from 'lucide-react';
import BookOpen from 'lucide-react/icons/book-open';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import HandHelping from 'lucide-react/icons/hand-helping';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import Medal from 'lucide-react/icons/medal';
import Users from 'lucide-react/icons/users';
import { Icon } from '../../components/Icon/Icon.tsx';
import { mark } from './Marketplace.css.ts';

const drawings: Record<OrganizationKind, LucideIcon> = {
  education: GraduationCap,
  'fitness-transition': HeartPulse,
  'veteran-service': Medal,
  community: Users,
  volunteer: HandHelping,
  'career-event': BriefcaseBusiness,
  'student-veteran': BookOpen,
  relief: LifeBuoy,
};

/** Drawn logo of an organization. Decorative: its name is beside it. */
export const OrganizationMark = ({ image }: { image: OrganizationKind }) => (
  <span className={mark} aria-hidden>
    <Icon of={drawings[image]} />
  </span>
);
