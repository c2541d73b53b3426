import { sampleNonprofit } from '@vetsync/samples/nonprofit';
import { seenAt } from './leads.ts';

export const nonprofit = sampleNonprofit(seenAt);
