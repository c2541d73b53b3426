import { demoPortal } from '@vetsync/machines/portal/model';
import { sampleProfileOf } from '../profile/index.ts';
import { sampleRecruiter } from './recruiter.ts';

/** The demo's recruiter. */
export const recruiterPortal = demoPortal(sampleProfileOf('recruiter'), sampleRecruiter);
