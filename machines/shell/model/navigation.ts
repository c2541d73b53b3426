import type { Phrase } from '../../system/model/phrase.ts';
import type { Role } from '../../account/model/roles.ts';
import { shellPhrase } from './phrases.ts';

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
  label: Phrase;
  /** For the bottom bar on phones. */
  shortLabel: Phrase;
  icon: NavigationIcon;
}

const tab = <const Value extends string>(
  value: Value,
  icon: NavigationIcon,
  label: Phrase,
  shortLabel = label,
) => ({ value, icon, label, shortLabel }) satisfies TabRow;

const veteranTabs = [
  tab('dashboard', 'dashboard', shellPhrase('dashboard'), shellPhrase('home')),
  tab('profile', 'profile', shellPhrase('profile')),
  tab('wellness', 'wellness', shellPhrase('wellnessCommand'), shellPhrase('wellness')),
  tab('education', 'education', shellPhrase('educationHub'), shellPhrase('education')),
  tab('career', 'career', shellPhrase('careerCenter'), shellPhrase('career')),
  tab('community', 'community', shellPhrase('communityHub'), shellPhrase('community')),
  tab('marketplace', 'marketplace', shellPhrase('missionMarketplace'), shellPhrase('market')),
  tab('ai-battle-buddy', 'assistant', shellPhrase('battleBuddy'), shellPhrase('buddy')),
];
/** Everything that a signed-in person has sent. The demo's lists are in its tabs. */
const ownApplications = tab(
  'applications',
  'applications',
  shellPhrase('applications'),
  shellPhrase('applied'),
);
/** What organizations write to a signed-in person. The demo's veteran writes to people, in the community. */
const ownInbox = tab('messages', 'messages', shellPhrase('messages'));
const recruiterTabs = [
  tab('dashboard', 'dashboard', shellPhrase('dashboard'), shellPhrase('home')),
  tab('candidates', 'candidates', shellPhrase('candidatePool'), shellPhrase('pool')),
  tab('jobs', 'jobs', shellPhrase('activeJobs'), shellPhrase('jobs')),
  tab('interviews', 'interviews', shellPhrase('interviews'), shellPhrase('meet')),
  tab('analytics', 'analytics', shellPhrase('analytics')),
  tab('messages', 'messages', shellPhrase('messages'), shellPhrase('messages')),
];
const universityTabs = [
  tab('dashboard', 'dashboard', shellPhrase('dashboard'), shellPhrase('home')),
  tab('applications', 'applications', shellPhrase('studentApplications'), shellPhrase('apply')),
  tab('programs', 'programs', shellPhrase('programs')),
  tab('students', 'students', shellPhrase('veteranStudents'), shellPhrase('students')),
  tab('reports', 'reports', shellPhrase('reports')),
  tab('messages', 'messages', shellPhrase('messages'), shellPhrase('messages')),
];
const hospitalTabs = [
  tab('dashboard', 'dashboard', shellPhrase('dashboard'), shellPhrase('home')),
  tab('patients', 'patients', shellPhrase('veteranPatients'), shellPhrase('patients')),
  tab('departments', 'departments', shellPhrase('departments'), shellPhrase('units')),
  tab('mental-health', 'mentalHealth', shellPhrase('mentalHealth'), shellPhrase('mind')),
  tab('appointments', 'appointments', shellPhrase('appointments'), shellPhrase('visits')),
  tab('network', 'network', shellPhrase('providerNetwork'), shellPhrase('network')),
];
const nonprofitTabs = [
  tab('dashboard', 'dashboard', shellPhrase('dashboard'), shellPhrase('home')),
  tab('participants', 'participants', shellPhrase('programParticipants'), shellPhrase('people')),
  tab('services', 'services', shellPhrase('supportServices'), shellPhrase('services')),
  tab('programs', 'programs', shellPhrase('programs')),
  tab('reports', 'reports', shellPhrase('reports')),
  tab('community', 'community', shellPhrase('community')),
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
/** A tab in the sidebar (platform spec, section 2, "Sidebar and bottom bar"). */
export interface Tab extends TabRow {
  value: TabValue;
}
/** The tabs of a platform, by role. */
export type Navigation = Readonly<Record<Role, readonly Tab[]>>;
export const tabsOf: Navigation = tabTable;

/** After the dashboard, so that a phone's bottom bar has them. */
const accountVeteranTabs: readonly Tab[] = [
  veteranTabs[0]!,
  ownApplications,
  ownInbox,
  ...veteranTabs.slice(1),
];
/** Those of a signed-in person: the same, and what organizations and a veteran send each other. */
export const accountTabsOf: Navigation = { ...tabTable, user: accountVeteranTabs, admin: accountVeteranTabs };

/** Number of tabs in the bottom bar on phones. The rest are in the More sheet (platform spec, section 9). */
export const bottomBarTabs = 4;

/** Administrators' links besides the veteran's tabs. */
export const adminLinks = [
  { label: shellPhrase('leads'), href: '/leads-admin', icon: 'leads' },
  { label: shellPhrase('adminDashboard'), href: '/admin-dashboard', icon: 'administration' },
] as const satisfies readonly { label: Phrase; href: string; icon: NavigationIcon }[];

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
    candidates: 'applications',
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
    candidates: 'patients',
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
    candidates: 'participants',
  },
};
