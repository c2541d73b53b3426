import { loadOf, type Hospital } from '@vetsync/machines/hospital/model';
import { noListingCounts } from '@vetsync/machines/organizations/model';
import type { DemoListingsTab } from '../../platform/tabs/portal/DemoOwnListings.tsx';
import { publishedSample } from './demoOwnListings.ts';

/** The departments of the demo's hospital, the fullest first, with how long one waits. Each patient has a provider. */
export const hospitalDepartments: DemoListingsTab<Hospital> = {
  role: 'hospital',
  tab: 'departments',
  listingsIn: ({ departments, patients }, _world, now) =>
    departments
      .toSorted((a, b) => loadOf(b) - loadOf(a))
      .map(({ id, name, lead, floor, staff, capacity, waitDays, waitGoalDays, phone }) => {
        const own = patients.filter(({ departmentId }) => departmentId === id);
        const high = own.filter(({ priority }) => priority === 'High').length;
        return {
          listing: publishedSample('provider', now, {
            id,
            title: name,
            type: id,
            location: floor,
            more: { lead, staff, places: capacity, wait: { days: waitDays, goal: waitGoalDays }, phone },
          }),
          counts: { ...noListingCounts, care: { people: own.length, high, unassigned: 0 } },
        };
      }),
  linksOf: ({ id }, href) => ({
    applications: null,
    candidates: null,
    people: href('patients', { listing: id }),
  }),
};
