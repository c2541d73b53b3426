import { openedCase } from '../../model/cases/caseSteps.ts';
import type { CaseStatus } from '../../model/cases/caseStatuses.ts';
import type { CaseRow } from '../../model/exchange/casePayloads.ts';
import type { CasePriority } from '../../model/exchange/cases.ts';
import type { Patient, PatientPriority, PatientStatus } from './patients.ts';

const statuses: Readonly<Record<PatientStatus, CaseStatus>> = {
  'Active Treatment': 'active_treatment',
  'Follow-up': 'follow_up',
  Recovering: 'recovering',
};
const priorities: Readonly<Record<PatientPriority, CasePriority>> = {
  High: 'high',
  Medium: 'medium',
  Low: 'low',
};

/** Who sees a patient, as a colleague. */
export const colleagueNamed = (name: string) => ({ id: name.replaceAll(/\W+/g, '-'), name });

/** A patient of the sample hospital as a case: the plan of their care is its goals and the next step. */
export function patientCase(patient: Patient): CaseRow {
  const { id, name, rank, branch, image, department, departmentId, since, lastVisit, carePlan } = patient;
  return {
    ...openedCase({
      id,
      kind: 'patient',
      personName: name,
      rank,
      branch,
      image,
      title: department,
      listingId: departmentId,
      applicationId: null,
      openedAt: since,
    }),
    status: statuses[patient.status],
    priority: priorities[patient.priority],
    goals: carePlan.map(({ title, state }) => ({ text: title, done: state === 'done' })),
    nextStep: carePlan.find(({ state }) => state === 'current')?.title ?? '',
    lastContactAt: lastVisit,
    owner: colleagueNamed(patient.provider),
    conditions: [...patient.conditions],
  };
}
