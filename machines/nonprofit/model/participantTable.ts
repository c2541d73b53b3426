import { personColumn, statusColumn } from '../../portal/model/columns.ts';
import { memoizeRows } from '../../portal/model/memoizeRows.ts';
import { portalPhrase } from '../../portal/model/phrases.ts';
import type { PortalTable } from '../../portal/model/table.ts';
import { nonprofitPhrase } from './phrases.ts';
import { participantStatusNames } from './participants.ts';
import type { Participant, ParticipantStatus } from './participants.ts';

/** Path segment after the tab. The participant's id follows. */
export const participantStep = 'participant';

export const participantTable: PortalTable = {
  id: 'nonprofit-participants',
  tab: 'participants',
  title: portalPhrase('participants'),
  noun: { one: nonprofitPhrase('participantNoun'), many: nonprofitPhrase('participantNouns') },
  columns: [
    personColumn(portalPhrase('participant'), 12),
    {
      key: 'program',
      label: portalPhrase('program'),
      kind: 'text',
      width: 7.25,
      filter: { all: portalPhrase('allPrograms') },
    },
    statusColumn<ParticipantStatus>('status', {
      width: 6.75,
      tones: { 'At Risk': 'critical', Active: 'positive', Graduated: 'honor' },
      names: participantStatusNames,
    }),
    { key: 'progress', label: nonprofitPhrase('progress'), kind: 'progress', width: 8, narrowAs: 'hidden' },
    { key: 'joinDate', label: nonprofitPhrase('joined'), kind: 'date', width: 7.25, narrowAs: 'hidden' },
    {
      key: 'lastActivity',
      label: nonprofitPhrase('lastActivity'),
      kind: 'date',
      width: 7.25,
      narrowAs: 'inlineLabeled',
    },
    {
      key: 'services',
      label: nonprofitPhrase('services'),
      kind: 'tags',
      width: 8,
      narrowAs: 'hidden',
      sortable: false,
    },
  ],
  search: {
    label: nonprofitPhrase('searchParticipants'),
    placeholder: nonprofitPhrase('searchParticipantsBy'),
  },
  sort: { column: 'joinDate', direction: 'descending' },
  steps: [participantStep],
  actions: [],
  bulk: [],
  viewsBy: 'status',
  empty: {
    title: nonprofitPhrase('noParticipants'),
    text: nonprofitPhrase('noParticipantsMore'),
  },
};

export const participantRows = memoizeRows((one: Participant) => ({
  id: one.id,
  name: one.name,
  image: one.image,
  rank: one.rank,
  branch: one.branch,
  program: one.program,
  status: one.status,
  progress: one.progress,
  joinDate: one.joinDate,
  lastActivity: one.lastActivity,
  services: one.services,
}));
