import { parseTableRoute, type PortalRow, type PortalTable } from '@vetsync/machines/portal/model';
import {
  portalTableMachine,
  portalTableView,
  type PortalTableEvent,
  type PortalTableParentEvent,
  type PortalTableInput,
} from '@vetsync/machines/portal/portalTable';
import { writePhrase } from '@vetsync/ui/language';
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
  steps: ['application', 'interview'],
  actions: [
    {
      id: 'review',
      label: 'Review',
      to: { step: 'application' },
      refusal: ({ program }) => (program === 'Closed' ? 'The program is closed' : null),
    },
    { id: 'interview', label: 'Interview', to: { step: 'interview' } },
    { id: 'message', label: 'Message', to: { tab: 'messages', step: 'new', key: 'person' } },
    { id: 'look', label: 'Look', to: { tab: 'programs', query: ({ program }) => ({ q: String(program) }) } },
    {
      id: 'undo',
      label: 'Undo',
      when: ({ status }) => status === 'Done',
    },
  ],
  empty: { title: 'None', text: '' },
};
export const rows: PortalRow[] = [
  { id: 'a', name: 'Ana', person: 'p-a', program: 'Nursing', status: 'Waiting', score: 90 },
  { id: 'b', name: 'Ben', person: 'p-b', program: 'Business', status: 'Done', score: 80 },
  { id: 'c', name: 'Cam', person: 'p-c', program: 'Nursing', status: 'Waiting', score: 70 },
  { id: 'd', name: 'Dee', person: 'p-d', program: 'Business', status: 'Waiting', score: 60 },
];

/** A started table, with what it shows and emits. */
export function startTable(input: Partial<PortalTableInput> = {}, detail: string[] = [], query = {}) {
  const time = { now: seenAt };
  const drawn = { count: 0 };
  const started = run(portalTableMachine, {
    input: {
      table,
      rows,
      route: parseTableRoute(input.table ?? table, detail, query),
      at: { role: 'university' },
      intl: { locale: 'en-US', timeZone: 'America/Chicago' },
      write: writePhrase,
      now: () => time.now,
      random: () => ((drawn.count += 1) % 36) / 36,
      ...input,
    },
  });
  const send = (event: PortalTableEvent | PortalTableParentEvent) => started.actor.send(event);
  const view = () => portalTableView(started.actor.getSnapshot());
  const ids = () =>
    view()
      .rows.map(({ id }) => id)
      .join('');
  const lastRoute = () => started.emittedOf('location.changed').at(-1);
  return { ...started, send, view, ids, time, lastRoute };
}
