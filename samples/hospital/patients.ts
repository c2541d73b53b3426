import type {
  PatientStatus,
  PatientPriority,
  CareStep,
  Department,
  Patient,
  DepartmentId,
} from '@vetsync/machines/hospital/model';
import { cycleItem } from '@vetsync/machines/portal/model';
import { sampleProfileOf } from '../profile/index.ts';
import { sampleName, sampleService } from '../portal/index.ts';
import { sampleDepartments } from './departments.ts';

interface CareSample {
  /** Which conditions go together. */
  conditions: readonly (readonly string[])[];
  /** What is planned, in its order. */
  plan: readonly string[];
}

/** What patients of a department are treated for, and how their care is planned. Samples, and no advice. */
export const careSamples: Readonly<Record<DepartmentId, CareSample>> = {
  'primary-care': {
    conditions: [
      ['High blood pressure'],
      ['Type 2 diabetes', 'Foot care'],
      ['Asthma'],
      ['Weight management'],
    ],
    plan: [
      'First visit and history',
      'Laboratory results',
      'Plan agreed with the veteran',
      'Yearly check-up',
    ],
  },
  'mental-health': {
    conditions: [
      ['Post-traumatic stress'],
      ['Depression', 'Sleep'],
      ['Anxiety'],
      ['Adjustment after separation'],
    ],
    plan: ['First conversation', 'Plan agreed with the veteran', 'Weekly sessions', 'Peer support group'],
  },
  'physical-therapy': {
    conditions: [
      ['Knee injury'],
      ['Low back pain'],
      ['Shoulder injury', 'Neck pain'],
      ['Balance after injury'],
    ],
    plan: ['Movement assessment', 'Twelve guided sessions', 'Exercises at home', 'Final assessment'],
  },
  cardiology: {
    conditions: [['Irregular heartbeat'], ['After heart surgery'], ['High blood pressure', 'Chest pain']],
    plan: ['Stress test', 'Treatment started', 'Cardiac rehabilitation', 'Six-month review'],
  },
  neurology: {
    conditions: [
      ['Traumatic brain injury'],
      ['Migraine'],
      ['Traumatic brain injury', 'Dizziness'],
      ['Nerve pain'],
    ],
    plan: ['Neurological examination', 'Imaging', 'Rehabilitation', 'Three-month review'],
  },
  orthopedics: {
    conditions: [
      ['Knee replacement'],
      ['Shoulder injury'],
      ['Amputation below the knee', 'Prosthesis fitting'],
    ],
    plan: ['Examination and imaging', 'Surgery or fitting', 'Rehabilitation', 'One-year review'],
  },
  audiology: {
    conditions: [['Hearing loss'], ['Tinnitus'], ['Hearing loss', 'Tinnitus']],
    plan: ['Hearing test', 'Hearing aids fitted', 'Getting used to them', 'Yearly hearing test'],
  },
};

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

/** Days. */
const lastVisitWithin = 90;
const inCareUpTo = 900;

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

/** The demo's veteran is a patient too, so that his requests lead to a record. */
const demoVeteran = { at: 1, ...sampleProfileOf('user') };

function patientAt({ id: departmentId, name: department, providers }: Department, at: number, now: number) {
  const { conditions, plan } = careSamples[departmentId];
  const status = cycleItem(statusTurn, at);
  const daysAgo = 1 + ((at * 11) % lastVisitWithin);
  const patient: Patient = {
    id: `V${String(10_000 + at)}`,
    name: sampleName(at),
    ...sampleService(at),
    departmentId,
    department,
    status,
    since: new Date(now - (daysAgo + 30 + ((at * 37) % inCareUpTo)) * dayMs).toISOString(),
    lastVisit: new Date(now - daysAgo * dayMs - (at % 7) * hourMs).toISOString(),
    provider: cycleItem(providers, at),
    conditions: cycleItem(conditions, at),
    image: '',
    priority: priorityAt(at),
    carePlan: planOf(plan, cycleItem(stepsDone[status], at)),
  };
  if (at !== demoVeteran.at) return patient;
  const { id, name, branch, rank, avatar: image } = demoVeteran;
  return { ...patient, id, name, branch, rank, image };
}

/** The 1,247 veterans in care at `now` (epoch milliseconds). */
export const samplePatients = (
  now: number,
  departments: readonly Department[] = sampleDepartments,
): Patient[] =>
  departments
    .flatMap((department) => Array.from({ length: department.patients }, () => department))
    .map((department, index) => patientAt(department, index, now));
