import { unlisted } from '../../kit/unlisted.ts';
import { isFiltered, isVeteran, matchesFilters } from '../model/index.ts';
import type { LeadFilters, StoredLead } from '../model/index.ts';

/** One keyset page. `nextCursor` is null on the last one. */
export interface LeadPage {
  leads: readonly StoredLead[];
  nextCursor: string | null;
}

/** A row of the leads table. `createdAt` is an ISO 8601 instant in UTC, to be formatted by locale. */
export interface LeadRow extends StoredLead {
  /** Highlights the status badge. */
  isVeteran: boolean;
  /** Arrived in the live feed since this screen was opened. */
  isNew: boolean;
}

/** The listed rows, new ones that are only counted so far (newest first), and the cursor of the next page. */
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

/** Replaces the rows by a first page. New leads that the page contains are no longer counted. */
export function withFirstPage({ arrivals }: LeadsList, { leads, nextCursor }: LeadPage): LeadsList {
  return {
    rows: leads.map((lead) => rowOf(lead, false)),
    arrivals: unlisted(arrivals, leads),
    cursor: nextCursor,
  };
}

/** Appends a page without rows that are already listed. */
export function withNextPage({ rows, arrivals }: LeadsList, { leads, nextCursor }: LeadPage): LeadsList {
  const added = unlisted(leads, rows).map((lead) => rowOf(lead, false));
  return { rows: [...rows, ...added], arrivals: unlisted(arrivals, added), cursor: nextCursor };
}

/** Counts a live lead once, and only if it matches the filters. */
export function withArrival(list: LeadsList, lead: StoredLead, filters: LeadFilters): LeadsList {
  const known = list.rows.some(({ id }) => id === lead.id) || list.arrivals.some(({ id }) => id === lead.id);
  return known || !matchesFilters(lead, filters)
    ? list
    : { ...list, arrivals: [rowOf(lead, true), ...list.arrivals] };
}

/** Moves the counted leads to the top of the list. */
export const withArrivalsShown = ({ rows, arrivals, cursor }: LeadsList): LeadsList =>
  arrivals.length === 0 ? { rows, arrivals, cursor } : { rows: [...arrivals, ...rows], arrivals: [], cursor };

/** Whether new leads are inserted immediately: if the list is unfiltered, newest first, and scrolled to the top. */
export const insertsImmediately = (filters: LeadFilters, scrolledAway: boolean) =>
  !scrolledAway && !isFiltered(filters) && filters.sort === 'newest';
