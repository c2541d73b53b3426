import { statusColumn } from '../../portal/model/columns.ts';
import { memoizeRows } from '../../portal/model/memoizeRows.ts';
import type { PortalTable } from '../../portal/model/table.ts';
import { participantStep } from './participantTable.ts';
import type { RequestStatus, SupportRequest } from './services.ts';

export const requestTable: PortalTable = {
  id: 'nonprofit-requests',
  tab: 'services',
  title: 'Open requests',
  noun: { one: 'request', many: 'requests' },
  columns: [
    { key: 'participant', label: 'Participant', kind: 'person', width: 13, person: { note: 'program' } },
    { key: 'service', label: 'Service', kind: 'text', width: 12, filter: { all: 'All services' } },
    statusColumn<RequestStatus>('status', {
      label: 'Status',
      width: 9,
      tones: {
        Waiting: 'caution',
        'Under Review': 'caution',
        Processing: 'info',
        Scheduled: 'info',
        'In Progress': 'positive',
      },
    }),
    { key: 'caseManager', label: 'Case manager', kind: 'text', width: 10, filter: { all: 'Everybody’s' } },
    { key: 'requestedAt', label: 'Asked for', kind: 'date', width: 8 },
  ],
  search: { label: 'Search requests', placeholder: 'Participant, service or case manager' },
  sort: { column: 'requestedAt', direction: 'descending' },
  steps: [],
  actions: [
    {
      id: 'participant',
      label: 'View',
      isPrimary: true,
      to: { tab: 'participants', step: participantStep, key: 'participantId' },
    },
  ],
  bulk: [],
  empty: { title: 'No open requests', text: 'What participants ask for stands here until it is done.' },
};

export const requestRows = memoizeRows((one: SupportRequest) => ({ ...one }));
