import type { Samples } from './samples.ts';
import { tabWith } from './tab.ts';

/** A veteran's tabs, which administrators see too. */
export const veteranTabs = (samples: Samples) => ({
  dashboard: tabWith(() => import('./tabs/home/HomeTab.tsx'), samples.home),
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
  'ai-battle-buddy': tabWith(
    () => import('./tabs/battleBuddy/BattleBuddyTab.tsx'),
    async () => null,
  ),
});
