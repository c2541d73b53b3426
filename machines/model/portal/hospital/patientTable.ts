import { rowsOnce } from '../rowsOnce.ts';
import type { PortalTable } from '../table.ts';
import type { Patient, PatientPriority, PatientStatus } from './patients.ts';

/** Step of the path behind the tab; a patient's id follows. */
export const patientStep = 'patient';

export const patientTable: PortalTable = {
  id: 'hospital-patients',
  tab: 'patients',
  title: 'Veteran patients',
  noun: { one: 'patient', many: 'patients' },
  columns: [
    {
      key: 'name',
      label: 'Patient',
      kind: 'person',
      width: 12,
      person: { image: 'image', note: 'service' },
    },
    {
      key: 'department',
      label: 'Department',
      kind: 'text',
      width: 8.5,
      filter: { all: 'All departments' },
    },
    {
      key: 'status',
      label: 'Status',
      kind: 'status',
      width: 8.75,
      filter: { all: 'Any status' },
      statuses: [
        { label: 'Active Treatment' satisfies PatientStatus, tone: 'info' },
        { label: 'Follow-up' satisfies PatientStatus, tone: 'neutral' },
        { label: 'Recovering' satisfies PatientStatus, tone: 'positive' },
      ],
    },
    {
      key: 'priority',
      label: 'Priority',
      kind: 'status',
      width: 6.75,
      filter: { all: 'Any priority' },
      statuses: [
        { label: 'High' satisfies PatientPriority, tone: 'critical' },
        { label: 'Medium' satisfies PatientPriority, tone: 'caution' },
        { label: 'Low' satisfies PatientPriority, tone: 'neutral' },
      ],
    },
    { key: 'provider', label: 'Provider', kind: 'text', width: 8.5 },
    { key: 'conditions', label: 'Conditions', kind: 'tags', width: 8.5, sortable: false },
    { key: 'lastVisit', label: 'Last visit', kind: 'date', width: 7.25 },
  ],
  search: { label: 'Search patients', placeholder: 'Name, provider or condition' },
  sort: { column: 'priority', direction: 'ascending' },
  steps: [patientStep],
  actions: [{ id: 'open', label: 'View', isPrimary: true, to: { step: patientStep } }],
  bulk: [],
  empty: { title: 'No patients yet', text: 'Veterans in your care are listed here.' },
};

export const patientRows = rowsOnce((patient: Patient) => ({
  id: patient.id,
  name: patient.name,
  image: patient.image,
  service: `${patient.rank}, ${patient.branch}`,
  department: patient.department,
  status: patient.status,
  priority: patient.priority,
  provider: patient.provider,
  conditions: patient.conditions,
  lastVisit: patient.lastVisit,
}));
