import type { Hospital } from '@vetsync/machines/hospital/model';
import type { MarketplaceSamples } from '@vetsync/machines/marketplaceTab';
import type { Nonprofit } from '@vetsync/machines/nonprofit/model';
import { inventedPortal, signedInPortal, type PortalSamples } from '@vetsync/machines/portal/model';
import type { RecruiterSamples } from '@vetsync/machines/recruiter/model';
import type { UniversitySamples } from '@vetsync/machines/university/model';

/** What a platform shows beside what people did themselves, by tab or portal; fetched together with the tab's code. */
export interface Samples {
  marketplace: () => Promise<MarketplaceSamples>;
  recruiter: () => Promise<PortalSamples<RecruiterSamples>>;
  university: () => Promise<PortalSamples<UniversitySamples>>;
  nonprofit: () => Promise<PortalSamples<Nonprofit>>;
  hospital: () => Promise<PortalSamples<Hospital>>;
}

const marketplace = async () => (await import('@vetsync/samples/marketplace')).marketplaceSamples;

export const demoSamples: Samples = {
  marketplace,
  recruiter: async () => inventedPortal((await import('@vetsync/samples/recruiter')).sampleRecruiter),
  university: async () => inventedPortal((await import('@vetsync/samples/university')).sampleUniversity),
  nonprofit: async () => inventedPortal((await import('@vetsync/samples/nonprofit')).sampleNonprofit),
  hospital: async () => inventedPortal((await import('@vetsync/samples/hospital')).sampleHospital),
};

/** Marketplace organizations are invented for everybody until they register themselves; portals know of nobody yet. */
export const accountSamples: Samples = {
  marketplace,
  recruiter: async () => signedInPortal((await import('@vetsync/machines/recruiter/model')).emptyRecruiter),
  university: async () =>
    signedInPortal((await import('@vetsync/machines/university/model')).emptyUniversity),
  nonprofit: async () => signedInPortal((await import('@vetsync/machines/nonprofit/model')).emptyNonprofit),
  hospital: async () => signedInPortal((await import('@vetsync/machines/hospital/model')).emptyHospital),
};
