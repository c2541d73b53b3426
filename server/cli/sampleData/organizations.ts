import { sampleEmployers } from './employers.ts';
import type { SampleOrganization } from './sample.ts';
import { sampleServices } from './services.ts';

export const sampleOrganizations = (now: Date): readonly SampleOrganization[] => [
  ...sampleEmployers(now),
  ...sampleServices(now),
];

/** Invented colleagues of the first organization, one in each further role. */
export const sampleColleagues = [
  { name: 'Will Carter', email: 'will.carter', role: 'manager' },
  { name: 'Mei Tanaka', email: 'mei.tanaka', role: 'reviewer' },
  { name: 'Owen Price', email: 'owen.price', role: 'viewer' },
] as const;
