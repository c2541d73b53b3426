import { readinessOf } from '@vetsync/machines/wellness/model';
import type { Readiness, ReadinessGoal } from '@vetsync/machines/wellness/model';

/** Days of each week on which a goal was met, oldest week first. Sample of one person. */
const met: Readonly<Record<ReadinessGoal, readonly number[]>> = {
  sleep: [5, 5, 6, 5, 6, 6, 6, 7, 6, 7, 7, 7],
  movement: [6, 6, 6, 6, 7, 6, 7, 7, 7, 7, 7, 7],
  calm: [4, 5, 5, 6, 6, 6, 7, 6, 7, 7, 6, 7],
  connection: [6, 6, 7, 6, 6, 7, 7, 7, 7, 7, 7, 7],
};

/** 98 percent (platform spec, section 9). */
export const sampleReadiness = (): Readiness => readinessOf(met);
