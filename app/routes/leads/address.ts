import {
  everyLead,
  leadQuery,
  leadSorts,
  leadsTabs,
  withFilter,
  type LeadFilters,
  type LeadsTab,
} from '@vetsync/machines/model';

interface LeadsPlace {
  tab: LeadsTab;
  filters: LeadFilters;
}

/** Tab, search, filters and sort that an address names; what it does not name is as at the start. */
export function placeOf(search: string): LeadsPlace {
  const query = new URLSearchParams(search);
  const named = { ...everyLead, q: query.get('q') ?? '' };
  const filters = (['veteran', 'source'] as const).reduce(
    (known, filter) => withFilter(known, filter, query.get(filter)),
    named,
  );
  return {
    tab: leadsTabs.find((tab) => tab === query.get('tab')) ?? 'leads',
    filters: { ...filters, sort: leadSorts.find((sort) => sort === query.get('sort')) ?? everyLead.sort },
  };
}

export function addressOf({ tab, filters }: LeadsPlace): string {
  const query = new URLSearchParams({ ...(tab !== 'leads' && { tab }), ...leadQuery(filters) });
  return query.size > 0 ? `/leads-admin?${query}` : '/leads-admin';
}
