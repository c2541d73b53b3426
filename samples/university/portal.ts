import { withContacts } from '@vetsync/machines/messages/model';
import { universityContacts } from '@vetsync/machines/university/model';
import { sampleProfileOf } from '../profile/index.ts';
import { sampleUniversity } from './university.ts';

/** The demo's university. */
export const universityPortal = { profile: sampleProfileOf('university'), records: sampleUniversity };

/** The same with the people it writes to. */
export const universityContactSamples = withContacts('university', universityPortal, universityContacts);
