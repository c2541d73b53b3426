import { personColumn, statusColumn } from '../../portal/model/columns.ts';
import { memoizeRows } from '../../portal/model/memoizeRows.ts';
import { portalPhrase } from '../../portal/model/phrases.ts';
import type { PortalTable } from '../../portal/model/table.ts';
import { hospitalPhrase } from './phrases.ts';
import { patientPriorityNames, patientStatusNames } from './patients.ts';
import type { Patient, PatientPriority, PatientStatus } from './patients.ts';

/** Step of the path behind the tab; a patient's id follows. */
export const patientStep = 'patient';

export const patientTable: PortalTable = {
  id: 'hospital-patients',
  tab: 'patients',
  title: hospitalPhrase('patients'),
  noun: { one: hospitalPhrase('patientNoun'), many: hospitalPhrase('patientNouns') },
  columns: [
    personColumn(hospitalPhrase('patient'), 11.75),
    {
      key: 'department',
      label: hospitalPhrase('department'),
      kind: 'text',
      width: 7.5,
      filter: { all: hospitalPhrase('allDepartments') },
    },
    statusColumn<PatientStatus>('status', {
      width: 8.75,
      tones: { 'Active Treatment': 'info', 'Follow-up': 'neutral', Recovering: 'positive' },
      names: patientStatusNames,
    }),
    statusColumn<PatientPriority>('priority', {
      label: hospitalPhrase('priority'),
      all: hospitalPhrase('anyPriority'),
      width: 6.6,
      tones: { High: 'critical', Medium: 'caution', Low: 'neutral' },
      names: patientPriorityNames,
    }),
    { key: 'provider', label: portalPhrase('provider'), kind: 'text', width: 7.75, narrowAs: 'hidden' },
    {
      key: 'conditions',
      label: hospitalPhrase('conditions'),
      kind: 'tags',
      width: 7.5,
      narrowAs: 'hidden',
      sortable: false,
    },
    { key: 'lastVisit', label: hospitalPhrase('lastVisit'), kind: 'date', width: 7.25 },
  ],
  search: { label: hospitalPhrase('searchPatients'), placeholder: hospitalPhrase('searchPatientsBy') },
  sort: { column: 'priority', direction: 'ascending' },
  steps: [patientStep],
  actions: [],
  bulk: [],
  viewsBy: 'priority',
  empty: { title: hospitalPhrase('noPatients'), text: hospitalPhrase('noPatientsMore') },
};

export const patientRows = memoizeRows((patient: Patient) => ({
  id: patient.id,
  name: patient.name,
  image: patient.image,
  rank: patient.rank,
  branch: patient.branch,
  department: patient.department,
  status: patient.status,
  priority: patient.priority,
  provider: patient.provider,
  conditions: patient.conditions,
  lastVisit: patient.lastVisit,
}));
