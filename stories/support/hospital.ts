import {
  hospitalMachine,
  hospitalView,
  type HospitalInput,
  type HospitalView,
} from '@vetsync/machines/hospital';
import {
  providerRows,
  providerTable,
  parseHospitalRoute,
  appointmentRows,
  appointmentTable,
} from '@vetsync/machines/hospital/model';
import { parseTableRoute, type PortalRow, type PortalTable } from '@vetsync/machines/portal/model';
import type { Query } from '@vetsync/machines/model/text';
import { portalTableMachine, portalTableView, type PortalTableView } from '@vetsync/machines/portalTable';
import { sampleHospital } from '@vetsync/samples/hospital';
import { fn } from 'storybook/test';
import { writePhrase } from '@vetsync/ui/language';
import { inState } from './inState.ts';
import { now, reader, seenAt } from './leads.ts';

const at = { mode: 'demo', role: 'hospital' } as const;
export const hospital = sampleHospital(seenAt);

interface Situation {
  page: HospitalView['page'];
  overlay?: HospitalView['overlay'];
  tab?: string;
  detail?: readonly string[];
  query?: Query;
  /** How the table's filters are offered. */
  filters?: PortalTableView['offered'];
}

const tables: Readonly<Record<string, { table: PortalTable; rows: readonly PortalRow[] }>> = {
  appointments: { table: appointmentTable, rows: appointmentRows(hospital.visits) },
  network: { table: providerTable, rows: providerRows(hospital.providers) },
};

/** The table of a page, in the state of its URL. */
export function tableAt(
  { table, rows }: { table: PortalTable; rows: readonly PortalRow[] },
  role: 'hospital' | 'nonprofit',
  detail: readonly string[] = [],
  query: Query = {},
  filters: PortalTableView['offered'] = 'closed',
) {
  const route = parseTableRoute(table, detail, query);
  const input = {
    table,
    rows,
    route,
    reader,
    write: writePhrase,
    now,
    at: { mode: 'demo', role } as const,
    random: () => 0,
  };
  const results = rows.length === 0 ? 'empty' : 'listed';
  const value = { results, selection: 'none', filters, naming: 'idle', undo: 'none' };
  const { args } = inState(portalTableMachine, portalTableView, { value, input });
  return { ...args, send: fn() };
}

/** The hospital's portal in a state, with the table of its page. */
export function hospitalIn(
  { page, overlay = 'nothing', tab = page, detail = [], query = {}, filters }: Situation,
  more: Partial<HospitalInput> = {},
) {
  const route = parseHospitalRoute(tab, detail, query);
  const known = tables[tab];
  const { args, parameters } = inState(hospitalMachine, hospitalView, {
    value: { page, overlay },
    input: { hospital, visits: [], route, at, reader, now, ...more },
  });
  const table = known ? tableAt(known, 'hospital', detail, query, filters) : null;
  return { args: { ...args, table, work: null }, parameters };
}
