import { statusColumn } from '../../portal/model/columns.ts';
import { memoizeRows } from '../../portal/model/memoizeRows.ts';
import { portalPhrase } from '../../portal/model/phrases.ts';
import type { PortalTable } from '../../portal/model/table.ts';
import { nonprofitPhrase } from './phrases.ts';
import { requestStatusNames } from './services.ts';
import { participantStep } from './participantTable.ts';
import type { RequestStatus, SupportRequest } from './services.ts';

export const requestTable: PortalTable = {
  id: 'nonprofit-requests',
  tab: 'services',
  title: nonprofitPhrase('requests'),
  noun: { one: nonprofitPhrase('requestNoun'), many: nonprofitPhrase('requestNouns') },
  columns: [
    {
      key: 'participant',
      label: portalPhrase('participant'),
      kind: 'person',
      width: 13,
      person: { note: ['program'] },
    },
    {
      key: 'service',
      label: nonprofitPhrase('service'),
      kind: 'text',
      width: 12,
      filter: { all: nonprofitPhrase('allServices') },
    },
    statusColumn<RequestStatus>('status', {
      width: 9,
      tones: {
        Waiting: 'caution',
        'Under Review': 'caution',
        Processing: 'info',
        Scheduled: 'info',
        'In Progress': 'positive',
      },
      names: requestStatusNames,
    }),
    {
      key: 'caseManager',
      label: nonprofitPhrase('caseManager'),
      kind: 'text',
      width: 10,
      narrowAs: 'inline',
      filter: { all: nonprofitPhrase('everybodys') },
    },
    { key: 'requestedAt', label: portalPhrase('askedFor'), kind: 'date', width: 8 },
  ],
  search: { label: nonprofitPhrase('searchRequests'), placeholder: nonprofitPhrase('searchRequestsBy') },
  sort: { column: 'requestedAt', direction: 'descending' },
  steps: [],
  actions: [
    {
      id: 'participant',
      label: portalPhrase('view'),
      to: { tab: 'participants', step: participantStep, key: 'participantId' },
    },
  ],
  bulk: [],
  viewsBy: 'status',
  empty: { title: nonprofitPhrase('noRequests'), text: nonprofitPhrase('noRequestsMore') },
};

export const requestRows = memoizeRows((one: SupportRequest) => ({ ...one }));
