import { inTurn, sampleName, sampleService } from '../../portal/model/sampleNames.ts';
import { sampleProfileOf } from '../../model/world/profiles.ts';
import { careSamples } from './carePlans.ts';
import { sampleDepartments } from './departments.ts';
import type { Department, DepartmentId } from './departments.ts';

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

const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** In this order the statuses follow each other: of eleven, four are in active treatment and five come for follow-up. */
const statusTurn: readonly PatientStatus[] = [
  'Active Treatment',
  'Follow-up',
  'Follow-up',
  'Recovering',
  'Active Treatment',
  'Follow-up',
  'Active Treatment',
  'Follow-up',
  'Recovering',
  'Active Treatment',
  'Follow-up',
];
/** One in fourteen needs attention first: 89 of 1,247, the count beside Veteran Patients. */
const highEvery = { turn: 14, at: 3 } as const;
const lastVisitWithin = 90;

function priorityAt(at: number): PatientPriority {
  if (at % highEvery.turn === highEvery.at) return 'High';
  return at % 3 === 0 ? 'Medium' : 'Low';
}

/** How far a plan of four steps is, by what the status says. */
const stepsDone: Readonly<Record<PatientStatus, readonly number[]>> = {
  'Active Treatment': [1, 2],
  Recovering: [2],
  'Follow-up': [3],
};
const planOf = (titles: readonly string[], done: number): CareStep[] =>
  titles.map((title, step) => ({
    title,
    state: step < done ? 'done' : step === done ? 'current' : 'coming',
  }));

/** The demo's veteran is a patient like any other, so that what he asks for leads to somebody. */
const demoVeteran = { at: 1, ...sampleProfileOf('user') };

function patientAt({ id: departmentId, name: department, providers }: Department, at: number, now: number) {
  const { conditions, plan } = careSamples[departmentId];
  const status = inTurn(statusTurn, at);
  const record = `V${String(10_000 + at)}`;
  const daysAgo = 1 + ((at * 11) % lastVisitWithin);
  const patient: Patient = {
    id: record,
    record,
    name: sampleName(at),
    ...sampleService(at),
    departmentId,
    department,
    status,
    lastVisit: new Date(now - daysAgo * dayMs - (at % 7) * hourMs).toISOString(),
    provider: inTurn(providers, at),
    conditions: inTurn(conditions, at),
    image: '',
    priority: priorityAt(at),
    carePlan: planOf(plan, inTurn(stepsDone[status], at)),
  };
  if (at !== demoVeteran.at) return patient;
  const { id, name, branch, rank, avatar: image } = demoVeteran;
  return { ...patient, id, name, branch, rank, image };
}

/** The 1,247 veterans in care as seen at `now` (epoch milliseconds). */
export const samplePatients = (
  now: number,
  departments: readonly Department[] = sampleDepartments,
): Patient[] =>
  departments
    .flatMap((department) => Array.from({ length: department.patients }, () => department))
    .map((department, at) => patientAt(department, at, now));

/** How many patients stand in each place of a list, none left out. */
export const countedBy = <Value extends string>(
  patients: readonly Patient[],
  values: readonly Value[],
  of: (patient: Patient) => Value,
): { value: Value; count: number }[] =>
  values.map((value) => ({ value, count: patients.filter((one) => of(one) === value).length }));
