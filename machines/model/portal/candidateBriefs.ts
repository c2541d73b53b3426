import type { ApplicationBrief } from './correspondents.ts';
import { inTurn, sampleName, sampleService } from './sampleNames.ts';

const positions = [
  'Operations Manager',
  'Network Engineer',
  'Site Reliability Engineer',
  'Logistics Analyst',
];
/** Where the names of candidates begin, so that no other portal's people are among them. */
const firstName = 640;
const count = 24;

/** People who applied to the demo's recruiter, newest first. All are invented. */
export const candidateBriefs: readonly ApplicationBrief[] = Array.from({ length: count }, (_, at) => {
  const { branch, rank } = sampleService(at);
  return {
    id: `recruiter-${at + 1}`,
    kind: 'job',
    personId: `candidate-${at + 1}`,
    personName: sampleName(firstName + at),
    personDetail: `${rank}, ${branch}`,
    personImage: '',
    subject: `${inTurn(positions, at)} at Tech Corp`,
  };
});
