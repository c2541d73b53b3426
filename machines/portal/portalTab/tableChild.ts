import { isEqual } from '../../model/isEqual.ts';
import type { Query } from '../../model/text/index.ts';
import { shellHref } from '../../shell/model/index.ts';
import { tabChild, toActor } from '../../shell/platform/tabChild.ts';
import { store } from '../../shell/platform/tabRequests.ts';
import type { StorageKey } from '../../shell/platform/tabRequests.ts';
import type { TabEmitted, TabInput } from '../../shell/platform/tabSupervisor.events.ts';
import { parseTableSettings, portalAddressOf, parseTableRoute, formatTableRoute } from '../model/index.ts';
import type { PortalRow, PortalTable } from '../model/index.ts';
import { portalTableMachine } from '../portalTable/index.ts';
import type { PortalTableEmitted, PortalTableParentEvent } from '../portalTable/index.ts';
import type { TablePositions, TablePositionsLogic } from './tablePositions.ts';

/** Where the settings of all tables are stored. */
const settingsKey: StorageKey = { name: 'tables', kind: 'local' };
const storedSettings = ({ stored }: TabInput) =>
  parseTableSettings(stored(settingsKey.name, settingsKey.kind));

interface TableTab extends TabInput {
  positions: TablePositions;
}

export interface TableChildOptions<Tab> {
  table: PortalTable;
  /** An unchanged row stays the same object. */
  rowsOf: (tab: Tab) => readonly PortalRow[];
}

type RouteRequest = Extract<PortalTableEmitted, { type: 'location.changed' }>;

/** The query for a table's route. Names that the table doesn't use belong to the open row. */
function queryOf(query: Query, changes: Readonly<Record<string, string | null>>, isSameRow: boolean): Query {
  const others = Object.entries(query).filter(([name]) => isSameRow && !(name in changes));
  const named = Object.entries(changes).filter((pair): pair is [string, string] => pair[1] !== null);
  return Object.fromEntries([...others, ...named]);
}

function navigationTo(
  table: PortalTable,
  { route: at }: TableTab,
  { route, historyAction }: RouteRequest,
): TabEmitted {
  const { detail, query: changes } = formatTableRoute(table, route);
  const query = queryOf(at.route.query, changes, route.open !== null && historyAction === 'replace');
  const to = shellHref({ ...portalAddressOf(at), tab: table.tab, detail, query });
  return historyAction === 'back'
    ? { type: 'page.back', to }
    : { type: 'page.navigate', to, replace: historyAction === 'replace' };
}

/**
 * A table as a child of a portal's tab: its rows follow the world, and its route follows the URL. Whoever returns from another
 * tab finds it as they left it.
 */
export function tableChild<Tab extends TableTab>({ table, rowsOf }: TableChildOptions<Tab>) {
  const routeOf = ({ route: { route } }: Tab) => parseTableRoute(table, route.detail, route.query);
  const updateRows = (tab: Tab): PortalTableParentEvent => ({ type: 'rows.changed', rows: rowsOf(tab) });
  return tabChild<Tab>()(portalTableMachine)({
    input: (tab) => {
      const { route, positions, reader, write, now, random } = tab;
      const stored = positions.getSnapshot().context[table.id] ?? null;
      const at = portalAddressOf(route);
      const settings = storedSettings(tab);
      return {
        table,
        rows: rowsOf(tab),
        route: routeOf(tab),
        stored,
        settings,
        at,
        reader,
        write,
        now,
        random,
      };
    },
    notify: {
      'route.changed': (tab) => ({ type: 'location.changed', route: routeOf(tab) }),
      'world.changed': updateRows,
      'context.changed': updateRows,
    },
    requests: {
      // On arrival, the table reports its route even if the URL already names it.
      'location.changed': (request, tab) =>
        isEqual(request.route, routeOf(tab)) ? null : navigationTo(table, tab, request),
      'row.actionRequested': null,
      // Read again: another window may have stored views of other tables since.
      'settings.changed': ({ density, views }, tab) =>
        store(settingsKey, { density, views: { ...storedSettings(tab).views, [table.id]: views } }),
    },
    onSnapshot: ({ context: { route, topRowId, topRowOffset = 0, currentId } }, { positions }) =>
      toActor<TablePositionsLogic>(positions, {
        type: 'position.changed',
        tableId: table.id,
        position: { route, topRowId, topRowOffset, currentId },
      }),
  });
}
