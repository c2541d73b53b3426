import type { NavigationIcon } from '@vetsync/machines/shell/model';
import type { LucideIcon } from 'lucide-react';
import BookOpen from 'lucide-react/icons/book-open';
import Brain from 'lucide-react/icons/brain';
import Briefcase from 'lucide-react/icons/briefcase';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import Building2 from 'lucide-react/icons/building-2';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartColumn from 'lucide-react/icons/chart-column';
import CircleUser from 'lucide-react/icons/circle-user';
import FileChartColumn from 'lucide-react/icons/file-chart-column';
import FileText from 'lucide-react/icons/file-text';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import HandHeart from 'lucide-react/icons/hand-heart';
import HandHelping from 'lucide-react/icons/hand-helping';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Inbox from 'lucide-react/icons/inbox';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Mail from 'lucide-react/icons/mail';
import Network from 'lucide-react/icons/network';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import Stethoscope from 'lucide-react/icons/stethoscope';
import Store from 'lucide-react/icons/store';
import UserSearch from 'lucide-react/icons/user-search';
import Users from 'lucide-react/icons/users';
import { BattleBuddy } from '../../../components/Icon/drawings/BattleBuddy.tsx';

/** An icon for each item of the navigation. */
export const navigationIcons: Record<NavigationIcon, LucideIcon> = {
  dashboard: LayoutDashboard,
  profile: CircleUser,
  wellness: HeartPulse,
  education: GraduationCap,
  career: BriefcaseBusiness,
  community: Users,
  marketplace: Store,
  assistant: BattleBuddy,
  candidates: UserSearch,
  jobs: Briefcase,
  interviews: CalendarClock,
  analytics: ChartColumn,
  messages: Mail,
  applications: FileText,
  programs: BookOpen,
  students: GraduationCap,
  reports: FileChartColumn,
  patients: Stethoscope,
  departments: Building2,
  mentalHealth: Brain,
  appointments: CalendarDays,
  network: Network,
  participants: HandHeart,
  services: HandHelping,
  leads: Inbox,
  administration: ShieldAlert,
};
