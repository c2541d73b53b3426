import type { PortalTable } from '@vetsync/machines/portal/model';
import { programDemand, type UniversitySamples } from '@vetsync/machines/university/model';
import type { World } from '@vetsync/machines/model/world';

/** A small table beside that of applications. */
export const programTable: PortalTable = {
  id: 'programs',
  tab: 'programs',
  title: 'Programs',
  noun: { one: 'program', many: 'programs' },
  columns: [
    { key: 'name', label: 'Program', kind: 'text', width: 14 },
    { key: 'applications', label: 'Applications', kind: 'number', width: 8 },
    { key: 'students', label: 'Students', kind: 'number', width: 7 },
    { key: 'open', label: 'Places left', kind: 'number', width: 6 },
  ],
  search: { label: 'Search programs', placeholder: 'Program' },
  sort: { column: 'applications', direction: 'descending' },
  steps: [],
  actions: [],
  empty: { title: 'No programs', text: '' },
};
export const programRows = (samples: UniversitySamples, world: World) =>
  programDemand(samples, world).map(({ id, name, applications, students, open }) => ({
    id,
    name,
    applications,
    students,
    open,
  }));
