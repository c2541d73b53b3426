import { listedInterview } from '@vetsync/machines/interviews/model';
import { sampleInterviews } from '@vetsync/samples/interviews';
import { candidateBriefs } from '@vetsync/samples/recruiter';

/** A Wednesday morning in Chicago. */
export const start = Date.parse('2026-03-04T16:15:00Z');
export const intl = { locale: 'en-US', timeZone: 'America/Chicago' };
export const at = { role: 'recruiter' } as const;
export const samples = sampleInterviews(candidateBriefs, 'Tech Corp', start);
export const listedSamples = samples.map((one) => listedInterview(one, (phrase) => JSON.stringify(phrase)));
