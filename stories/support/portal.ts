import {
  applicationRows,
  applicationTable,
  applicationsOfUniversity,
} from '@vetsync/machines/university/model';
import { emptyWorld } from '@vetsync/machines/model/world';
import { parseTableRoute, type PortalRow } from '@vetsync/machines/portal/model';
import { portalTableMachine, portalTableView, type PortalTableInput } from '@vetsync/machines/portalTable';
import { sampleUniversity } from '@vetsync/samples/university';
import { writePhrase } from '@vetsync/ui/language';
import { inState } from './inState.ts';
import { now, reader, seenAt } from './leads.ts';
// The words of the tables.
import '@vetsync/ui/screens/hospital/Hospital.phrases';
import '@vetsync/ui/screens/reviews/Reviews.phrases';
import '@vetsync/ui/screens/university/University.phrases';

export const university = sampleUniversity(seenAt);
/** The 23 applications of the demo's university. */
export const applications = applicationRows(
  applicationsOfUniversity(university, emptyWorld),
  university.organization,
);

/** `count` rows, each with its own id. */
export const manyRows = (rows: readonly PortalRow[], count: number): PortalRow[] =>
  Array.from({ length: count }, (_, index) => ({
    ...(rows[index % rows.length] as PortalRow),
    id: `row-${index + 1}`,
  }));

interface Situation {
  results?: 'listed' | 'empty' | 'noMatches';
  selection?: 'none' | 'some' | 'confirming';
  filters?: 'closed' | 'menu' | 'sheet';
  naming?: 'idle' | 'naming';
  /** The typed name of a view. */
  viewName?: string;
  /** Ids of selected rows. */
  selected?: readonly string[];
  /** The bulk action to confirm. */
  confirmingAction?: string;
  /** Ids of rows that it was applied to. */
  undoable?: readonly string[];
  /** As in the URL. */
  detail?: readonly string[];
  query?: Readonly<Record<string, string>>;
}

/** A table in a state; by default the university's applications. */
export function portalIn(
  {
    results = 'listed',
    selection = 'none',
    filters = 'closed',
    naming = 'idle',
    viewName = '',
    selected = [],
    confirmingAction,
    undoable,
    detail = [],
    query = {},
  }: Situation = {},
  more: Partial<PortalTableInput> = {},
) {
  const { table = applicationTable, rows = applications } = more;
  const undo = undoable && table.bulk.find(({ id }) => id === confirmingAction)?.undo;
  return inState(portalTableMachine, portalTableView, {
    value: { results, selection, filters, naming, undo: undo ? 'offered' : 'none' },
    input: {
      table,
      rows,
      route: parseTableRoute(table, detail, query),
      at: { mode: 'demo', role: 'university' },
      reader,
      write: writePhrase,
      now,
      random: () => 0,
      ...more,
    },
    context: {
      selected: new Set(selected),
      viewName,
      ...(confirmingAction !== undefined && { confirmingAction }),
      ...(undo && {
        lastBulkAction: {
          undo,
          changes: rows.filter(({ id }) => undoable.includes(id)).map((row) => ({ row, id: row.id })),
        },
      }),
    },
  });
}
