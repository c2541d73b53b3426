import { demoPortal } from '@vetsync/machines/portal/model';
import { sampleProfileOf } from '../profile/index.ts';
import { sampleHospital } from './hospital.ts';

/** The demo's hospital. */
export const hospitalPortal = demoPortal(sampleProfileOf('hospital'), sampleHospital);
