import type { DemoScreen, Role, TabValue } from '@vetsync/machines/model';
import type { ShellContent } from '@vetsync/machines/shell';
import { createElement, lazy, type ComponentType } from 'react';

type Load = () => Promise<{ default: ComponentType }>;

const veteran = {
  dashboard: () => import('./tabs/home.tsx'),
  profile: () => import('./tabs/profile.tsx'),
  wellness: () => import('./tabs/wellness.tsx'),
  education: () => import('./tabs/education.tsx'),
  career: () => import('./tabs/career.tsx'),
  community: () => import('./tabs/community.tsx'),
  marketplace: () => import('./tabs/marketplace.tsx'),
  'ai-battle-buddy': () => import('./tabs/battleBuddy.tsx'),
} satisfies Partial<Record<TabValue, Load>>;

/** The tabs of each role, each fetched when it is first shown. */
const tabs: Partial<Record<Role, Partial<Record<TabValue, Load>>>> = { user: veteran, admin: veteran };

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

/** What the address names; begins anew where the role, the tab or the screen is another. */
export function contentAt({ role, tab, screen }: Pick<ShellContent, 'role' | 'tab' | 'screen'>) {
  const load = (screen ? screens[screen] : tabs[role]?.[tab]) ?? notOpenYet;
  const known = made.get(load) ?? lazy(load);
  made.set(load, known);
  return createElement(known, { key: [role, tab, screen].join('/') });
}
