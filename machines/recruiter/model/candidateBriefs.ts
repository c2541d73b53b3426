import { briefsOf } from '../../messages/model/correspondents.ts';
import type { ApplicationBrief } from '../../messages/model/correspondents.ts';
import { sampleOpenings } from './openings.ts';
import { sampleJobReviews } from './sampleApplications.ts';

const anyTime = 0;

/** People who applied to the demo's recruiter; the first have interviews and messages. */
export const candidateBriefs: readonly ApplicationBrief[] = briefsOf.recruiter(
  sampleJobReviews(sampleOpenings(anyTime), anyTime).map(({ application }) => application),
);
