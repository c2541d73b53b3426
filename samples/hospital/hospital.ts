import type { Hospital } from '@vetsync/machines/hospital/model';
import { samplePatients } from './patients.ts';
import { sampleDepartments } from './departments.ts';
import { sampleMentalHealth } from './mentalHealth.ts';
import { sampleProviders } from '../wellness/index.ts';
import { sampleVisits } from './visits.ts';

/** The sample medical center at `now` (epoch milliseconds). */
export function sampleHospital(now: number): Hospital {
  const patients = samplePatients(now);
  return {
    departments: sampleDepartments,
    patients,
    mentalHealth: sampleMentalHealth,
    providers: sampleProviders(now),
    visits: sampleVisits(now, patients),
  };
}
