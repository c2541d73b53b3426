import {
  foundCandidates,
  candidatesMachine,
  candidatesView,
  type CandidatesEvent,
  type CandidatesInput,
  type CandidatesParentEvent,
} from '@vetsync/machines/exchange/candidates';
import { parseCandidatesRoute } from '@vetsync/machines/exchange/model';
import { standardTableSettings, type PortalRow, type PortalTable } from '@vetsync/machines/portal/model';
import { writePhrase } from '@vetsync/ui/language';
import { workspaceOf } from './exchange.ts';
import { run } from './run.ts';

export const seenAt = Date.parse('2026-11-21T14:27:00Z');
export const table: PortalTable = {
  id: 'sample',
  tab: 'applications',
  title: 'Applications',
  noun: { one: 'application', many: 'applications' },
  columns: [
    { key: 'name', label: 'Name', kind: 'person' },
    { key: 'program', label: 'Program', kind: 'text', filter: { all: 'All programs' } },
    {
      key: 'status',
      label: 'Status',
      kind: 'status',
      filter: { all: 'Any status' },
      statuses: [
        { value: 'Waiting', tone: 'caution' },
        { value: 'Done', tone: 'positive' },
      ],
    },
    { key: 'score', label: 'Match', kind: 'score' },
  ],
  search: { label: 'Search', placeholder: 'Name' },
  sort: { column: 'score', direction: 'descending' },
  step: 'application',
  actions: [
    { id: 'message', label: 'Message', to: { tab: 'messages', step: 'new' } },
    {
      id: 'compare',
      label: 'Compare',
      when: ({ isCompared }) => isCompared !== true,
      refusal: ({ program }) => (program === 'Closed' ? 'The program is closed' : null),
    },
    { id: 'uncompare', label: 'Remove', when: ({ isCompared }) => isCompared === true, insteadOf: 'compare' },
  ],
  empty: { title: 'None', text: '' },
};
export const rows: PortalRow[] = [
  { id: 'a', name: 'Ana', program: 'Nursing', status: 'Waiting', score: 90 },
  { id: 'b', name: 'Ben', program: 'Business', status: 'Done', score: 80 },
  { id: 'c', name: 'Cam', program: 'Nursing', status: 'Waiting', score: 70 },
  { id: 'd', name: 'Dee', program: 'Business', status: 'Waiting', score: 60 },
];

interface Started extends Partial<CandidatesInput> {
  table?: PortalTable;
  rows?: readonly PortalRow[];
}

/** A started list of candidates that their server has whole, with what it shows and emits. */
export function startList(
  { table: shown = table, rows: listed = rows, ...input }: Started = {},
  detail: string[] = [],
  query = {},
) {
  const time = { now: seenAt };
  const drawn = { count: 0 };
  const started = run(candidatesMachine, {
    input: {
      slug: 'sample',
      listing: {
        ...foundCandidates('applications'),
        table: shown,
        rowOf: ({ id }) => listed.find((row) => row.id === id) ?? { id },
      },
      route: parseCandidatesRoute(shown, detail, query),
      settings: standardTableSettings,
      known: {
        workspace: workspaceOf(),
        page: { candidates: listed.map(({ id }) => ({ id })), nextCursor: null },
      },
      at: { role: 'university' },
      threadHref: () => null,
      newId: () => 'id',
      intl: { locale: 'en-US', timeZone: 'America/Chicago' },
      write: writePhrase,
      now: () => time.now,
      random: () => ((drawn.count += 1) % 36) / 36,
      ...input,
    },
  });
  const send = (event: CandidatesEvent | CandidatesParentEvent) => started.actor.send(event);
  const view = () => candidatesView(started.actor.getSnapshot()).table;
  const ids = () =>
    view()
      .rows.map(({ id }) => id)
      .join('');
  const lastRoute = () => started.emittedOf('location.changed').at(-1);
  return { ...started, send, view, ids, time, lastRoute };
}
