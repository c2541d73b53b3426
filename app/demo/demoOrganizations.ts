import { findOrganizations } from '@vetsync/machines/marketplace/model';
import type { ListedOrganization, OrganizationServer } from '@vetsync/machines/marketplace/model';
import { notFound } from './problems.ts';

/** The demo's search for sample organizations. It calls no network. */
export const demoOrganizations = (listed: readonly ListedOrganization[]): OrganizationServer => ({
  filters: ['category', 'location', 'type', 'listing'],
  async find({ filters, cursor, limit }) {
    const found = findOrganizations(listed, filters);
    const start = Number(cursor ?? 0);
    const end = start + limit;
    return {
      organizations: found.slice(start, end),
      nextCursor: end < found.length ? String(end) : null,
    };
  },
  async read({ slug }) {
    const organization = listed.find((one) => one.slug === slug);
    if (!organization) throw notFound;
    return { organization };
  },
});
