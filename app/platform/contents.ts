import type { DemoScreen, Role } from '@vetsync/machines/model';
import type { ShellContent } from '@vetsync/machines/shell';
import { createElement, lazy, type ComponentType } from 'react';
import type { Load, TabLoads } from './load.ts';
import { hospitalTabs } from './tabs/hospital/index.ts';
import { nonprofitTabs } from './tabs/nonprofit/index.ts';
import { recruiterTabs } from './tabs/recruiter/index.ts';
import { universityTabs } from './tabs/university/index.ts';

const veteran = {
  dashboard: () => import('./tabs/home.tsx'),
  profile: () => import('./tabs/profile.tsx'),
  wellness: () => import('./tabs/wellness.tsx'),
  education: () => import('./tabs/education.tsx'),
  career: () => import('./tabs/career.tsx'),
  community: () => import('./tabs/community.tsx'),
  marketplace: () => import('./tabs/marketplace.tsx'),
  'ai-battle-buddy': () => import('./tabs/battleBuddy.tsx'),
} satisfies TabLoads;

/** The tabs of each role, each fetched when it is first shown. */
const tabs: Readonly<Record<Role, TabLoads>> = {
  user: veteran,
  admin: veteran,
  university: universityTabs,
  hospital: hospitalTabs,
  nonprofit: nonprofitTabs,
  recruiter: recruiterTabs,
};

/** Demo places with a whole screen of their own. */
const screens: Partial<Record<DemoScreen, Load>> = {
  demoBattleBuddy: veteran['ai-battle-buddy'],
  demoWellnessClaims: veteran.wellness,
  demoEducationRecon: veteran.education,
  demoJobBoard: veteran.career,
  demoCareerTranslation: veteran.career,
  demoMembership: veteran.community,
  demoVeteranNetwork: veteran.community,
  demoCivilianMentors: veteran.community,
  demoMissionMarketplace: veteran.marketplace,
  demoOrganization: veteran.marketplace,
  demoOrganizationDetail: veteran.marketplace,
};

const notOpenYet: Load = () => import('./tabs/notOpenYet.tsx');
const made = new Map<Load, ComponentType>();

type At = Pick<ShellContent, 'role' | 'tab' | 'screen'>;

const loadAt = ({ role, tab, screen }: At): Load =>
  (screen ? screens[screen] : tabs[role][tab]) ?? notOpenYet;

/** Fetches what is shown there; what came before it is wanted is drawn at once, without a spinner on the way. */
export async function fetchContent(at: At): Promise<void> {
  const load = loadAt(at);
  const { default: content } = await load();
  // What is shown already stays as it was made.
  if (!made.has(load)) made.set(load, content);
}

/** What the address names; begins anew where the role, the tab or the screen is another. */
export function contentAt(at: At) {
  const load = loadAt(at);
  const known = made.get(load) ?? lazy(load);
  made.set(load, known);
  return createElement(known, { key: [at.role, at.tab, at.screen].join('/') });
}
