import type { CareerSamples } from '@vetsync/machines/career/careerTab';
import type { CommunitySamples } from '@vetsync/machines/community/communityTab';
import type { EducationSamples } from '@vetsync/machines/education/educationTab';
import type { MarketplaceSamples } from '@vetsync/machines/marketplace/marketplaceTab';
import type { ProfileSamples } from '@vetsync/machines/profile/profileTab';
import type { WellnessSamples } from '@vetsync/machines/wellness/wellnessTab';
import { tabWith, type TabWithMachine } from './tab.ts';

type Loaded<Shown extends object> = { [Name in keyof Shown]: () => Promise<Shown[Name]> };

/** What a veteran's tabs show. It is loaded together with the tab's code. */
export type Samples = Loaded<{
  battleBuddy: object;
  career: CareerSamples;
  community: CommunitySamples;
  education: EducationSamples;
  marketplace: MarketplaceSamples;
  profile: ProfileSamples;
  wellness: WellnessSamples;
}>;

/** A veteran's tabs, which administrators see too. */
export const veteranTabs = (dashboard: TabWithMachine, samples: Samples) => ({
  dashboard,
  profile: tabWith(() => import('./tabs/profile/ProfileTab.tsx'), samples.profile),
  wellness: tabWith(() => import('./tabs/wellness/WellnessTab.tsx'), samples.wellness),
  education: tabWith(async (owner) => {
    const { educationTabOf, ...file } = await import('./tabs/education/EducationTab.tsx');
    return { ...file, logic: educationTabOf(owner) };
  }, samples.education),
  career: tabWith(() => import('./tabs/career/CareerTab.tsx'), samples.career),
  community: tabWith(async (owner) => {
    const { communityTabOf, ...file } = await import('./tabs/community/CommunityTab.tsx');
    return { ...file, logic: communityTabOf(owner) };
  }, samples.community),
  marketplace: tabWith(() => import('./tabs/marketplace/MarketplaceTab.tsx'), samples.marketplace),
  'ai-battle-buddy': tabWith(() => import('./tabs/battleBuddy/BattleBuddyTab.tsx'), samples.battleBuddy),
});
