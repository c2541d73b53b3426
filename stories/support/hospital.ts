import { sampleHospital } from '@vetsync/samples/hospital';
import { seenAt } from './leads.ts';

export const hospital = sampleHospital(seenAt);
