import type { Phrase } from '../../kit/phrase.ts';
import { hospitalPhrase } from './phrases.ts';
import type { DepartmentId } from './departments.ts';

/** Feature spec, section 4, "Hospital patient statuses". */
export const patientStatuses = ['Active Treatment', 'Follow-up', 'Recovering'] as const;
export type PatientStatus = (typeof patientStatuses)[number];
export const patientPriorities = ['High', 'Medium', 'Low'] as const;
export type PatientPriority = (typeof patientPriorities)[number];

export const patientStatusNames: Readonly<Record<PatientStatus, Phrase>> = {
  'Active Treatment': hospitalPhrase('activeTreatment'),
  'Follow-up': hospitalPhrase('followUp'),
  Recovering: hospitalPhrase('recovering'),
};
export const patientPriorityNames: Readonly<Record<PatientPriority, Phrase>> = {
  High: hospitalPhrase('high'),
  Medium: hospitalPhrase('medium'),
  Low: hospitalPhrase('low'),
};

/** A step of a care plan. */
export interface CareStep {
  title: string;
  state: 'done' | 'current' | 'coming';
}

/** A veteran in the hospital's care (feature spec, section 3, "Hospital patient sample"). All but the demo's own are invented by rule. */
export interface Patient {
  id: string;
  /** As it is read out on the phone. */
  record: string;
  name: string;
  branch: string;
  rank: string;
  departmentId: DepartmentId;
  department: string;
  status: PatientStatus;
  /** ISO 8601 in UTC. */
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
