import { personColumn, statusColumn } from '../../portal/model/columns.ts';
import { memoizeRows } from '../../portal/model/memoizeRows.ts';
import type { PortalTable } from '../../portal/model/table.ts';
import type { Patient, PatientPriority, PatientStatus } from './patients.ts';

/** Step of the path behind the tab; a patient's id follows. */
export const patientStep = 'patient';

export const patientTable: PortalTable = {
  id: 'hospital-patients',
  tab: 'patients',
  title: 'Veteran patients',
  noun: { one: 'patient', many: 'patients' },
  columns: [
    personColumn('Patient', 11.75),
    {
      key: 'department',
      label: 'Department',
      kind: 'text',
      width: 7.5,
      filter: { all: 'All departments' },
    },
    statusColumn<PatientStatus>('status', {
      label: 'Status',
      width: 8.75,
      tones: { 'Active Treatment': 'info', 'Follow-up': 'neutral', Recovering: 'positive' },
    }),
    statusColumn<PatientPriority>('priority', {
      label: 'Priority',
      width: 6.6,
      tones: { High: 'critical', Medium: 'caution', Low: 'neutral' },
    }),
    { key: 'provider', label: 'Provider', kind: 'text', width: 7.75 },
    { key: 'conditions', label: 'Conditions', kind: 'tags', width: 7.5, sortable: false },
    { key: 'lastVisit', label: 'Last visit', kind: 'date', width: 7.25 },
  ],
  search: { label: 'Search patients', placeholder: 'Name, provider or condition' },
  sort: { column: 'priority', direction: 'ascending' },
  steps: [patientStep],
  actions: [{ id: 'open', label: 'View', isPrimary: true, to: { step: patientStep } }],
  bulk: [],
  empty: { title: 'No patients yet', text: 'Veterans in your care are listed here.' },
};

export const patientRows = memoizeRows((patient: Patient) => ({
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
