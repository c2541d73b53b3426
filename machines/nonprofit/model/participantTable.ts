import { personColumn, statusColumn } from '../../portal/model/columns.ts';
import { memoizeRows } from '../../portal/model/memoizeRows.ts';
import type { PortalTable } from '../../portal/model/table.ts';
import type { Participant, ParticipantStatus } from './participants.ts';

/** Path segment after the tab. The participant's id follows. */
export const participantStep = 'participant';

export const participantTable: PortalTable = {
  id: 'nonprofit-participants',
  tab: 'participants',
  title: 'Participants',
  noun: { one: 'participant', many: 'participants' },
  columns: [
    personColumn('Participant', 12),
    { key: 'program', label: 'Program', kind: 'text', width: 7.25, filter: { all: 'All programs' } },
    statusColumn<ParticipantStatus>('status', {
      label: 'Status',
      width: 6.75,
      tones: { 'At Risk': 'critical', Active: 'positive', Graduated: 'honor' },
    }),
    { key: 'progress', label: 'Progress', kind: 'progress', width: 8 },
    { key: 'joinDate', label: 'Joined', kind: 'date', width: 7.25 },
    { key: 'lastActivity', label: 'Last activity', kind: 'date', width: 7.25 },
    { key: 'services', label: 'Services', kind: 'tags', width: 8, sortable: false },
  ],
  search: { label: 'Search participants', placeholder: 'Name, program or service' },
  sort: { column: 'joinDate', direction: 'descending' },
  steps: [participantStep],
  actions: [{ id: 'open', label: 'View', isPrimary: true, to: { step: participantStep } }],
  bulk: [],
  empty: {
    title: 'No participants yet',
    text: 'People you approve in the application queue are listed here.',
  },
};

export const participantRows = memoizeRows((one: Participant) => ({
  id: one.id,
  name: one.name,
  image: one.image,
  service: [one.rank, one.branch].filter(Boolean).join(', '),
  program: one.program,
  status: one.status,
  progress: one.progress,
  joinDate: one.joinDate,
  lastActivity: one.lastActivity,
  services: one.services,
}));
