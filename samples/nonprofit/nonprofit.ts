import { sampleApplicants } from '../reviews/index.ts';
import type { NonprofitRecords } from '@vetsync/machines/nonprofit/model';
import { nonprofitPrograms } from './programs.ts';
import { sampleQueue } from './queue.ts';
import { sampleCaseManagers, sampleParticipants } from './participants.ts';
import { sampleResources } from './resources.ts';

/** People who found work or a place at a school, and households placed in a home, month by month over two years, the oldest first. */
export const nonprofitMonths = {
  transitions: [6, 7, 7, 9, 8, 8, 9, 10, 9, 10, 9, 10, 9, 11, 12, 14, 13, 10, 15, 14, 12, 16, 15, 15],
  placements: [2, 3, 3, 3, 4, 3, 4, 3, 4, 4, 5, 4, 4, 5, 4, 6, 7, 5, 6, 5, 6, 7, 6, 6],
} as const;

/** The Veterans Foundation at `now` (epoch milliseconds). */
export const sampleNonprofit = (now: number): NonprofitRecords => ({
  applicants: sampleApplicants,
  programs: nonprofitPrograms,
  queue: sampleQueue(now),
  participants: sampleParticipants(now),
  colleagues: sampleCaseManagers,
  resources: sampleResources,
  monthlyCounts: nonprofitMonths,
});
