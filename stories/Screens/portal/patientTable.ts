import type { PortalTable } from '@vetsync/machines/portal/model';
import { hospital } from '../../support/hospital.ts';

/** A long list with several filters. */
export const patientTable: PortalTable = {
  id: 'patients',
  tab: 'patients',
  title: 'Patients',
  noun: { one: 'patient', many: 'patients' },
  columns: [
    { key: 'name', label: 'Patient', kind: 'person', width: 11.75 },
    {
      key: 'department',
      label: 'Department',
      kind: 'text',
      width: 7.5,
      filter: { all: 'All departments' },
    },
    {
      key: 'priority',
      label: 'Priority',
      kind: 'status',
      width: 6.6,
      filter: { all: 'Any priority' },
      statuses: [
        { value: 'High', tone: 'critical' },
        { value: 'Medium', tone: 'caution' },
        { value: 'Low', tone: 'neutral' },
      ],
    },
    { key: 'lastVisit', label: 'Last visit', kind: 'date', width: 7.25 },
  ],
  search: { label: 'Search patients', placeholder: 'Name' },
  sort: { column: 'priority', direction: 'ascending' },
  steps: ['patient'],
  actions: [],
  viewsBy: 'priority',
  empty: { title: 'No patients yet', text: 'Veterans in your care are listed here.' },
};

export const patientRows = hospital.patients.map(
  ({ id, name, image, rank, branch, department, priority, lastVisit }) => ({
    id,
    name,
    image,
    rank,
    branch,
    department,
    priority,
    lastVisit,
  }),
);
