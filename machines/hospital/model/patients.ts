import type { DepartmentId } from './departments.ts';

/** Feature spec, section 4, "Hospital patient statuses". */
export const patientStatuses = ['Active Treatment', 'Follow-up', 'Recovering'] as const;
export type PatientStatus = (typeof patientStatuses)[number];
export const patientPriorities = ['High', 'Medium', 'Low'] as const;
export type PatientPriority = (typeof patientPriorities)[number];

/** A step of a care plan. */
export interface CareStep {
  title: string;
  state: 'done' | 'current' | 'coming';
}

/** A veteran in the hospital's care (feature spec, section 3, "Hospital patient sample"). All but the demo's own are invented by rule. */
export interface Patient {
  id: string;
  name: string;
  branch: string;
  rank: string;
  departmentId: DepartmentId;
  department: string;
  status: PatientStatus;
  /** When they came into care. ISO 8601 in UTC, as the last visit. */
  since: string;
  lastVisit: string;
  provider: string;
  conditions: readonly string[];
  /** Id of a drawn portrait, or empty. */
  image: string;
  priority: PatientPriority;
  carePlan: readonly CareStep[];
}

/** How many patients stand in each place of a list, none left out. */
export const countBy = <Value extends string>(
  patients: readonly Patient[],
  values: readonly Value[],
  of: (patient: Patient) => Value,
): { value: Value; count: number }[] =>
  values.map((value) => ({ value, count: patients.filter((patient) => of(patient) === value).length }));
