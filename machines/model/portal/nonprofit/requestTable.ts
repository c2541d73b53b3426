import { rowsOnce } from '../rowsOnce.ts';
import type { PortalTable } from '../table.ts';
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
    {
      key: 'status',
      label: 'Status',
      kind: 'status',
      width: 9,
      filter: { all: 'Any status' },
      statuses: [
        { label: 'Waiting' satisfies RequestStatus, tone: 'caution' },
        { label: 'Under Review' satisfies RequestStatus, tone: 'caution' },
        { label: 'Processing' satisfies RequestStatus, tone: 'info' },
        { label: 'Scheduled' satisfies RequestStatus, tone: 'info' },
        { label: 'In Progress' satisfies RequestStatus, tone: 'positive' },
      ],
    },
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

export const requestRows = rowsOnce((one: SupportRequest) => ({ ...one }));
