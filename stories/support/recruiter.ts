import { sampleRecruiter } from '@vetsync/samples/recruiter';
import { seenAt } from './leads.ts';

/** Tech Corp, the demo's recruiter. */
export const recruiter = sampleRecruiter(seenAt);
export const atRecruiter = { role: 'recruiter' } as const;
