import { briefsOf } from '@vetsync/machines/messages/model';
import type { ApplicationBrief } from '@vetsync/machines/messages/model';
import { sampleJobReviews } from './applications.ts';
import { sampleOpenings } from './openings.ts';

const anyTime = 0;

/** People who applied to the demo's recruiter; the first have interviews and messages. */
export const candidateBriefs: readonly ApplicationBrief[] = briefsOf.recruiter(
  sampleJobReviews(sampleOpenings(anyTime), anyTime).map(({ application }) => application),
);
