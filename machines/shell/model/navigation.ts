import type { CodedPhrase, Phrase } from '../../system/model/phrase.ts';
import type { Role } from '../../account/model/roles.ts';

/** The name of a place. The UI library has the words for each. */
interface Named<Key extends string> extends CodedPhrase {
  code: `shell.${Key}`;
}
const named = <const Key extends string>(key: Key): Named<Key> => ({ code: `shell.${key}` });

/** A tab, declared once: value, icon, name, and a shorter name for the bottom bar on phones. */
const tab = <
  const Value extends string,
  const Icon extends string,
  const Label extends string,
  const Short extends string = Label,
>(
  value: Value,
  icon: Icon,
  label: Label,
  shortLabel: Short | Label = label,
) => ({ value, icon, label: named<Label | Short>(label), shortLabel: named<Label | Short>(shortLabel) });

const veteranTabs = [
  tab('dashboard', 'dashboard', 'dashboard', 'home'),
  tab('profile', 'profile', 'profile'),
  tab('wellness', 'wellness', 'wellnessCommand', 'wellness'),
  tab('education', 'education', 'educationHub', 'education'),
  tab('career', 'career', 'careerCenter', 'career'),
  tab('community', 'community', 'communityHub', 'community'),
  tab('marketplace', 'marketplace', 'missionMarketplace', 'market'),
  tab('ai-battle-buddy', 'assistant', 'battleBuddy', 'buddy'),
];
/** Everything that a signed-in person has sent. The demo's lists are in its tabs. */
const ownApplications = tab('applications', 'applications', 'applications', 'applied');
/** What organizations write to a signed-in person. The demo's veteran writes to people, in the community. */
const ownInbox = tab('messages', 'messages', 'messages');
const recruiterTabs = [
  tab('dashboard', 'dashboard', 'dashboard', 'home'),
  tab('candidates', 'candidates', 'candidatePool', 'pool'),
  tab('jobs', 'jobs', 'activeJobs', 'jobs'),
  tab('interviews', 'interviews', 'interviews', 'meet'),
  tab('analytics', 'analytics', 'analytics'),
  tab('messages', 'messages', 'messages', 'messages'),
];
const universityTabs = [
  tab('dashboard', 'dashboard', 'dashboard', 'home'),
  tab('applications', 'applications', 'studentApplications', 'apply'),
  tab('programs', 'programs', 'programs'),
  tab('students', 'students', 'veteranStudents', 'students'),
  tab('reports', 'reports', 'reports'),
  tab('messages', 'messages', 'messages', 'messages'),
];
const hospitalTabs = [
  tab('dashboard', 'dashboard', 'dashboard', 'home'),
  tab('patients', 'patients', 'veteranPatients', 'patients'),
  tab('departments', 'departments', 'departments', 'units'),
  tab('mental-health', 'mentalHealth', 'mentalHealth', 'mind'),
  tab('appointments', 'appointments', 'appointments', 'visits'),
  tab('network', 'network', 'providerNetwork', 'network'),
];
const nonprofitTabs = [
  tab('dashboard', 'dashboard', 'dashboard', 'home'),
  tab('participants', 'participants', 'programParticipants', 'people'),
  tab('services', 'services', 'supportServices', 'services'),
  tab('programs', 'programs', 'programs'),
  tab('reports', 'reports', 'reports'),
  tab('community', 'community', 'community'),
];

const tabTable = {
  user: veteranTabs,
  admin: veteranTabs,
  recruiter: recruiterTabs,
  university: universityTabs,
  hospital: hospitalTabs,
  nonprofit: nonprofitTabs,
} satisfies Record<Role, readonly unknown[]>;

/** Administrators' links besides the veteran's tabs. */
export const adminLinks = [
  { label: named('leads'), href: '/leads-admin', icon: 'leads' },
  { label: named('adminDashboard'), href: '/admin-dashboard', icon: 'administration' },
] as const;

type Declared = (typeof tabTable)[Role][number] | typeof ownApplications | typeof ownInbox;
/** A tab of any role, as in the URL and in the window event `navigate-tab`. */
export type TabValue = Declared['value'];
/** Icons of the navigation. The UI library has one for each name. */
export type NavigationIcon = (Declared | (typeof adminLinks)[number])['icon'];
type KeyOf<Name> = Name extends Named<infer Key> ? Key : never;
/** Keys of the names of all places. */
export type PlaceName = KeyOf<(Declared | (typeof adminLinks)[number])['label']>;
/** A tab in the sidebar (platform spec, section 2, "Sidebar and bottom bar"). */
export interface Tab {
  value: TabValue;
  label: Phrase;
  shortLabel: Phrase;
  icon: NavigationIcon;
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
