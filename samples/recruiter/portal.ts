import { withContacts } from '@vetsync/machines/messages/model';
import { recruiterContacts } from '@vetsync/machines/recruiter/model';
import { sampleProfileOf } from '../profile/index.ts';
import { sampleRecruiter } from './recruiter.ts';

/** The demo's recruiter. */
export const recruiterPortal = { profile: sampleProfileOf('recruiter'), records: sampleRecruiter };

/** The same with the people it writes to. */
export const recruiterContactSamples = withContacts('recruiter', recruiterPortal, recruiterContacts);
