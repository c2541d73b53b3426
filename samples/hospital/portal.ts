import { sampleProfileOf } from '../profile/index.ts';
import { sampleHospital } from './hospital.ts';

/** The demo's hospital. */
export const hospitalPortal = { profile: sampleProfileOf('hospital'), records: sampleHospital };
