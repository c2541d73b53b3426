import { demoPortal } from '@vetsync/machines/portal/model';
import { sampleProfileOf } from '../profile/index.ts';
import { sampleUniversity } from './university.ts';

/** The demo's university. */
export const universityPortal = demoPortal(sampleProfileOf('university'), sampleUniversity);
