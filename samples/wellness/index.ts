import type { WellnessSamples } from '@vetsync/machines/wellness/wellnessTab';
import { sampleAppointments } from './appointments.ts';
import { claimHelpers, sampleClaims } from './claims.ts';
import { sampleProviders } from './providers.ts';
import { sampleReadiness } from './readiness.ts';

export * from './appointments.ts';
export * from './claims.ts';
export * from './providerListings.ts';
export * from './providers.ts';
export * from './readiness.ts';

export const wellnessSamples: Omit<WellnessSamples, 'listings'> = {
  providers: sampleProviders,
  appointments: sampleAppointments,
  claims: sampleClaims,
  claimHelpers,
  check: { keptIn: 'browser' },
  readiness: sampleReadiness(),
};
