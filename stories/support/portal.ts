import { applicationRows, applicationsOfUniversity } from '@vetsync/machines/university/model';
import { emptyWorld } from '@vetsync/machines/model/world';
import { parseTableRoute, type PortalRow } from '@vetsync/machines/portal/model';
import {
  portalTableMachine,
  portalTableView,
  type PortalTableInput,
} from '@vetsync/machines/portal/portalTable';
import { sampleUniversity } from '@vetsync/samples/university';
import { writePhrase } from '@vetsync/ui/language';
import { applicationTable } from '../Screens/portal/applicationTable.ts';
import { inState } from './inState.ts';
import { now, intl, seenAt } from './leads.ts';
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
  filters?: 'closed' | 'menu' | 'sheet';
  naming?: 'idle' | 'naming';
  /** The typed name of a view. */
  viewName?: string;
  /** As in the URL. */
  detail?: readonly string[];
  query?: Readonly<Record<string, string>>;
}

/** A table in a state; by default the university's applications. */
export function portalIn(
  {
    results = 'listed',
    filters = 'closed',
    naming = 'idle',
    viewName = '',
    detail = [],
    query = {},
  }: Situation = {},
  more: Partial<PortalTableInput> = {},
) {
  const { table = applicationTable, rows = applications } = more;
  return inState(portalTableMachine, portalTableView, {
    value: { results, filters, naming },
    input: {
      table,
      rows,
      route: parseTableRoute(table, detail, query),
      at: { role: 'university' },
      intl,
      write: writePhrase,
      now,
      random: () => 0,
      ...more,
    },
    context: { viewName },
  });
}
