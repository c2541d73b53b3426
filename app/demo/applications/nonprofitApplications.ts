import {
  nonprofitReviews,
  programApplicationList,
  programApplicationRows,
  queueOf,
  type NonprofitRecords,
} from '@vetsync/machines/nonprofit/model';
import type { DemoApplicationList } from './demoApplications.ts';

/** Who applied for a program of the demo's nonprofit, until they are approved. */
export const nonprofitApplications: DemoApplicationList<NonprofitRecords> = {
  role: 'nonprofit',
  listing: programApplicationList,
  sourceOf: nonprofitReviews,
  rowsOf: ({ queue }, world) => programApplicationRows(queueOf(queue, world)),
};
