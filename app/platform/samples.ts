import type { HomeSamples } from '@vetsync/machines/homeTab';
import type { CareerSamples } from '@vetsync/machines/careerTab';
import type { Hospital } from '@vetsync/machines/hospital/model';
import type { MarketplaceSamples } from '@vetsync/machines/marketplaceTab';
import type { Nonprofit } from '@vetsync/machines/nonprofit/model';
import { inventedPortal, signedInPortal, type PortalSamples } from '@vetsync/machines/portal/model';
import type { RecruiterSamples } from '@vetsync/machines/recruiter/model';
import type { UniversitySamples } from '@vetsync/machines/university/model';
import type { ProfileSamples } from '@vetsync/machines/profileTab';
import type { WellnessSamples } from '@vetsync/machines/wellnessTab';

/** What a platform shows beside what people did themselves, by tab or portal; fetched together with the tab's code. */
export interface Samples {
  home: () => Promise<HomeSamples>;
  career: () => Promise<CareerSamples>;
  marketplace: () => Promise<MarketplaceSamples>;
  profile: () => Promise<ProfileSamples>;
  wellness: () => Promise<WellnessSamples>;
  recruiter: () => Promise<PortalSamples<RecruiterSamples>>;
  university: () => Promise<PortalSamples<UniversitySamples>>;
  nonprofit: () => Promise<PortalSamples<Nonprofit>>;
  hospital: () => Promise<PortalSamples<Hospital>>;
}

const career = async (): Promise<CareerSamples> => {
  const { sampleJobs, sampleProfileViews, sampleTranslations } = await import('@vetsync/samples/career');
  return { jobs: sampleJobs, translations: sampleTranslations, profileViews: sampleProfileViews };
};
const marketplace = async () => (await import('@vetsync/samples/marketplace')).marketplaceSamples;

export const demoSamples: Samples = {
  home: async () => (await import('@vetsync/samples/home')).homeSamples,
  career,
  marketplace,
  profile: async () => (await import('@vetsync/samples/profile')).profileSamples,
  wellness: async () => (await import('@vetsync/samples/wellness')).wellnessSamples,
  recruiter: async () => inventedPortal((await import('@vetsync/samples/recruiter')).sampleRecruiter),
  university: async () => inventedPortal((await import('@vetsync/samples/university')).sampleUniversity),
  nonprofit: async () => inventedPortal((await import('@vetsync/samples/nonprofit')).sampleNonprofit),
  hospital: async () => inventedPortal((await import('@vetsync/samples/hospital')).sampleHospital),
};

/** Jobs and organizations are invented for everybody until they register themselves; portals know of nobody yet. */
export const accountSamples: Samples = {
  async home() {
    const { activitiesOf } = await import('@vetsync/machines/home/model');
    return { activities: () => activitiesOf };
  },
  career: async () => ({ ...(await career()), profileViews: null }),
  marketplace,
  profile: async () => ({ profile: null, rating: null }),
  wellness: async () => (await import('@vetsync/samples/wellness')).accountWellness,
  recruiter: async () => signedInPortal((await import('@vetsync/machines/recruiter/model')).emptyRecruiter),
  university: async () =>
    signedInPortal((await import('@vetsync/machines/university/model')).emptyUniversity),
  nonprofit: async () => signedInPortal((await import('@vetsync/machines/nonprofit/model')).emptyNonprofit),
  hospital: async () => signedInPortal((await import('@vetsync/machines/hospital/model')).emptyHospital),
};
