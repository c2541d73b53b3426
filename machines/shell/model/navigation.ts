import type { Role } from '../../account/model/roles.ts';

/** Names of the navigation's icons. The UI library has an icon for each. */
export const navigationIcons = [
  'dashboard',
  'profile',
  'wellness',
  'education',
  'career',
  'community',
  'marketplace',
  'assistant',
  'candidates',
  'jobs',
  'interviews',
  'analytics',
  'messages',
  'applications',
  'programs',
  'students',
  'reports',
  'patients',
  'departments',
  'mentalHealth',
  'appointments',
  'network',
  'participants',
  'services',
  'leads',
  'administration',
] as const;
export type NavigationIcon = (typeof navigationIcons)[number];

interface TabRow {
  /** As in the URL and in the window event `navigate-tab`. */
  value: string;
  label: string;
  /** For the bottom bar on phones. */
  shortLabel: string;
  icon: NavigationIcon;
  /** Sample count next to the label, or null. */
  badge: number | null;
}

const tab = <const Value extends string>(
  value: Value,
  icon: NavigationIcon,
  label: string,
  shortLabel = label,
  badge: number | null = null,
) => ({ value, icon, label, shortLabel, badge }) satisfies TabRow;

const veteranTabs = [
  tab('dashboard', 'dashboard', 'Dashboard', 'Home'),
  tab('profile', 'profile', 'Profile'),
  tab('wellness', 'wellness', 'Wellness Command', 'Wellness'),
  tab('education', 'education', 'Education Hub', 'Education'),
  tab('career', 'career', 'Career Center', 'Career'),
  tab('community', 'community', 'Community Hub', 'Community'),
  tab('marketplace', 'marketplace', 'Mission Marketplace', 'Market'),
  tab('ai-battle-buddy', 'assistant', 'AI Battle Buddy', 'Buddy'),
];
const recruiterTabs = [
  tab('dashboard', 'dashboard', 'Dashboard', 'Home'),
  tab('candidates', 'candidates', 'Candidate Pool', 'Pool', 156),
  tab('jobs', 'jobs', 'Active Jobs', 'Jobs', 12),
  tab('interviews', 'interviews', 'Interviews', 'Meet', 8),
  tab('analytics', 'analytics', 'Analytics'),
  tab('messages', 'messages', 'Messages', 'Messages', 23),
];
const universityTabs = [
  tab('dashboard', 'dashboard', 'Dashboard', 'Home'),
  tab('applications', 'applications', 'Student Applications', 'Apply', 23),
  tab('programs', 'programs', 'Programs'),
  tab('students', 'students', 'Veteran Students', 'Students'),
  tab('reports', 'reports', 'Reports'),
  tab('messages', 'messages', 'Messages', 'Messages', 5),
];
const hospitalTabs = [
  tab('dashboard', 'dashboard', 'Dashboard', 'Home'),
  tab('patients', 'patients', 'Veteran Patients', 'Patients', 89),
  tab('departments', 'departments', 'Departments', 'Units'),
  tab('mental-health', 'mentalHealth', 'Mental Health', 'Mind'),
  tab('appointments', 'appointments', 'Appointments', 'Visits', 12),
  tab('network', 'network', 'Provider Network', 'Network'),
];
const nonprofitTabs = [
  tab('dashboard', 'dashboard', 'Dashboard', 'Home'),
  tab('participants', 'participants', 'Program Participants', 'People', 342),
  tab('services', 'services', 'Support Services', 'Services'),
  tab('programs', 'programs', 'Programs'),
  tab('reports', 'reports', 'Reports'),
  tab('community', 'community', 'Community'),
];

const tabTable = {
  user: veteranTabs,
  admin: veteranTabs,
  recruiter: recruiterTabs,
  university: universityTabs,
  hospital: hospitalTabs,
  nonprofit: nonprofitTabs,
} satisfies Record<Role, readonly TabRow[]>;

/** A tab of any role, as in the URL. */
export type TabValue = (typeof tabTable)[Role][number]['value'];
/** A tab in the sidebar (platform spec, section 2, "Sidebar and bottom bar"). `badge` is a sample count. */
export interface Tab extends TabRow {
  value: TabValue;
}
export const tabsOf: Readonly<Record<Role, readonly Tab[]>> = tabTable;

/** Number of tabs in the bottom bar on phones. The rest are in the More sheet (platform spec, section 9). */
export const bottomBarTabs = 4;

/** Administrators' links besides the veteran's tabs. */
export const adminLinks = [
  { label: 'Leads', href: '/leads-admin', icon: 'leads' },
  { label: 'Admin dashboard', href: '/admin-dashboard', icon: 'administration' },
] as const satisfies readonly { label: string; href: string; icon: NavigationIcon }[];

type Aliases = Readonly<Record<string, TabValue>>;
const veteranAliases: Aliases = {
  applications: 'dashboard',
  insights: 'dashboard',
  analytics: 'dashboard',
  impact: 'dashboard',
  appointments: 'wellness',
  medical: 'wellness',
  college: 'education',
  jobs: 'career',
  events: 'community',
  network: 'community',
  organizations: 'marketplace',
  'battle-buddy': 'ai-battle-buddy',
};

/**
 * Aliases of tabs, by role: portal tabs of the feature document and targets of guidance prompts that are not in the
 * sidebar (feature spec, section 2; platform spec, section 4; docs/decisions/020).
 */
export const tabAliases: Readonly<Record<Role, Aliases>> = {
  user: veteranAliases,
  admin: veteranAliases,
  recruiter: {
    applications: 'dashboard',
    pipeline: 'candidates',
    insights: 'analytics',
    impact: 'analytics',
    reports: 'analytics',
  },
  university: {
    insights: 'reports',
    analytics: 'reports',
    impact: 'reports',
    pipeline: 'applications',
    student: 'students',
    veterans: 'students',
    messaging: 'messages',
  },
  hospital: {
    'care-plans': 'patients',
    interventions: 'mental-health',
    insights: 'dashboard',
    analytics: 'dashboard',
    impact: 'dashboard',
    providers: 'network',
  },
  nonprofit: {
    applications: 'dashboard',
    resources: 'services',
    interventions: 'services',
    analytics: 'reports',
    impact: 'reports',
    insights: 'reports',
    messaging: 'community',
    messages: 'community',
    pipeline: 'participants',
  },
};

/** The tab of `role` with this name or alias, or null. */
export function findTab(role: Role, name: string): Tab | null {
  const value = new Map(Object.entries(tabAliases[role])).get(name) ?? name;
  return tabsOf[role].find((one) => one.value === value) ?? null;
}

/** As {@link findTab}, but with the role's dashboard instead of null. */
export const tabOf = (role: Role, name: string): Tab => findTab(role, name) ?? (tabsOf[role][0] as Tab);
