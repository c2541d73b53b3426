import { isFiltered, isVeteran, matchesFilters } from '../model/index.ts';
import type { LeadFilters, StoredLead } from '../model/index.ts';
import type { LeadRow } from './leadsAdmin.view.ts';

/** One keyset page. `nextCursor` is null on the last one. */
export interface LeadPage {
  leads: readonly StoredLead[];
  nextCursor: string | null;
}

/** Rows shown, new ones counted but not yet shown (newest first), and where the next page starts. */
export interface LeadsList {
  rows: readonly LeadRow[];
  arrivals: readonly LeadRow[];
  cursor: string | null;
}
export const noList: LeadsList = { rows: [], arrivals: [], cursor: null };

const rowOf = (lead: StoredLead, isNew: boolean): LeadRow => ({
  ...lead,
  isVeteran: isVeteran(lead.veteranStatus),
  isNew,
});

function without<Lead extends StoredLead>(leads: readonly Lead[], known: readonly StoredLead[]): Lead[] {
  const ids = new Set(known.map(({ id }) => id));
  return leads.filter(({ id }) => !ids.has(id));
}

/** A first page replaces the rows. News stays counted only as far as the page does not have it. */
export function withFirstPage({ arrivals }: LeadsList, { leads, nextCursor }: LeadPage): LeadsList {
  return {
    rows: leads.map((lead) => rowOf(lead, false)),
    arrivals: without(arrivals, leads),
    cursor: nextCursor,
  };
}

/** A further page comes below, without rows that are there already. */
export function withNextPage({ rows, arrivals }: LeadsList, { leads, nextCursor }: LeadPage): LeadsList {
  const added = without(leads, rows).map((lead) => rowOf(lead, false));
  return { rows: [...rows, ...added], arrivals: without(arrivals, added), cursor: nextCursor };
}

/** A live lead is counted once, and only if it belongs to what is listed. */
export function withArrival(list: LeadsList, lead: StoredLead, filters: LeadFilters): LeadsList {
  const known = list.rows.some(({ id }) => id === lead.id) || list.arrivals.some(({ id }) => id === lead.id);
  return known || !matchesFilters(lead, filters)
    ? list
    : { ...list, arrivals: [rowOf(lead, true), ...list.arrivals] };
}

/** Counted news comes to the top. */
export const withArrivalsShown = ({ rows, arrivals, cursor }: LeadsList): LeadsList =>
  arrivals.length === 0 ? { rows, arrivals, cursor } : { rows: [...arrivals, ...rows], arrivals: [], cursor };

/** Whether new leads may appear at once: they belong at the top, and the top is in sight and unfiltered. */
export const showsAtOnce = (filters: LeadFilters, scrolledAway: boolean) =>
  !scrolledAway && !isFiltered(filters) && filters.sort === 'newest';
