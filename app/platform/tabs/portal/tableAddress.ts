import { shellHref, type ShellTarget } from '@vetsync/machines/shell/model';
import { writeTableRoute, type PortalTable, type TableRoute } from '@vetsync/machines/portal/model';
import type { Query } from '@vetsync/machines/model/text';
import type { HistoryStep } from '@vetsync/machines/portalTable';
import { go, leave } from '../../../page/go.ts';

interface Here extends Pick<ShellTarget, 'mode' | 'role'> {
  query: Query;
}

/** The query with the table's names as they should be; what else it names belongs to a row that is open. */
function queryOf(
  query: Query,
  changes: Readonly<Record<string, string | null>>,
  preserveOthers: boolean,
): Query {
  const others = Object.entries(query).filter(([name]) => preserveOthers && !(name in changes));
  const named = Object.entries(changes).filter((pair): pair is [string, string] => pair[1] !== null);
  return Object.fromEntries([...others, ...named]);
}

/** Brings the address to a place of a table. */
export function followTable(
  table: PortalTable,
  { route, step }: { route: TableRoute; step: HistoryStep },
  { mode, role, query }: Here,
): void {
  const { detail, query: changes } = writeTableRoute(table, route);
  const href = shellHref({
    mode,
    role,
    tab: table.tab,
    detail,
    query: queryOf(query, changes, route.open !== null && step === 'replace'),
  });
  if (step === 'back') leave(href);
  else go(href, { replace: step === 'replace' });
}
