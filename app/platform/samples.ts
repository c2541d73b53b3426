import type { HomeSamples } from '@vetsync/machines/homeTab';
import type { CareerSamples } from '@vetsync/machines/careerTab';
import type { CommunitySamples } from '@vetsync/machines/communityTab';
import type { EducationSamples } from '@vetsync/machines/educationTab';
import type { Hospital } from '@vetsync/machines/hospital/model';
import type { EarlierInterviews } from '@vetsync/machines/interviews/model';
import type { MarketplaceSamples } from '@vetsync/machines/marketplaceTab';
import type { Nonprofit } from '@vetsync/machines/nonprofit/model';
import type { CorrespondenceSamples } from '@vetsync/machines/messages/model';
import type { PortalSamples } from '@vetsync/machines/portal/model';
import type { RecruiterSamples } from '@vetsync/machines/recruiter/model';
import type { UniversitySamples } from '@vetsync/machines/university/model';
import type { ProfileSamples } from '@vetsync/machines/profileTab';
import type { WellnessSamples } from '@vetsync/machines/wellnessTab';

/** A platform's sample data by tab or portal. */
export interface SamplesByName {
  home: HomeSamples;
  career: CareerSamples;
  community: CommunitySamples;
  education: EducationSamples;
  marketplace: MarketplaceSamples;
  profile: ProfileSamples;
  wellness: WellnessSamples;
  recruiter: PortalSamples<RecruiterSamples>;
  university: PortalSamples<UniversitySamples>;
  nonprofit: PortalSamples<Nonprofit>;
  hospital: PortalSamples<Hospital>;
  correspondence: CorrespondenceSamples;
  interviews: EarlierInterviews;
}
/** They are loaded together with the tab's code. */
export type Samples = { readonly [Name in keyof SamplesByName]: () => Promise<SamplesByName[Name]> };

const career = async (): Promise<CareerSamples> => {
  const { sampleJobs, sampleProfileViews, sampleTranslations } = await import('@vetsync/samples/career');
  return { jobs: sampleJobs, translations: sampleTranslations, profileViews: sampleProfileViews };
};
const marketplace = async () => (await import('@vetsync/samples/marketplace')).marketplaceSamples;

export const demoSamples: Samples = {
  home: async () => (await import('@vetsync/samples/home')).homeSamples,
  career,
  community: async () => (await import('@vetsync/samples/community')).communitySamples,
  education: async () => (await import('@vetsync/samples/education')).educationSamples,
  marketplace,
  profile: async () => (await import('@vetsync/samples/profile')).profileSamples,
  wellness: async () => (await import('@vetsync/samples/wellness')).wellnessSamples,
  recruiter: async () => (await import('@vetsync/samples/recruiter')).recruiterPortal,
  university: async () => (await import('@vetsync/samples/university')).universityPortal,
  nonprofit: async () => (await import('@vetsync/samples/nonprofit')).nonprofitPortal,
  hospital: async () => (await import('@vetsync/samples/hospital')).hospitalPortal,
  correspondence: async () => (await import('@vetsync/samples/viewer')).sampleCorrespondence,
  interviews: async () => (await import('@vetsync/samples/interviews')).sampleInterviews,
};

const empty = async () => (await import('./emptySamples.ts')).emptySamples;

/** Jobs, programs and organizations are samples until real ones can register. Portals start without people. */
export const accountSamples: Samples = {
  home: async () => (await empty()).home,
  career: async () => ({ ...(await career()), profileViews: null }),
  community: async () => (await import('@vetsync/samples/community')).accountCommunity,
  education: async () => (await import('@vetsync/samples/education')).accountEducation,
  marketplace,
  profile: async () => ({ profile: null, rating: null }),
  wellness: async () => (await import('@vetsync/samples/wellness')).accountWellness,
  recruiter: async () => (await empty()).recruiter,
  university: async () => (await empty()).university,
  nonprofit: async () => (await empty()).nonprofit,
  hospital: async () => (await empty()).hospital,
  correspondence: async () => (await empty()).correspondence,
  interviews: async () => () => [],
};
