import type { MarketplaceFilters, OrganizationFilter } from './marketplaceFilters.ts';
import type { ListedOrganization } from './organization.ts';

/** A page of organizations. `nextCursor` is null on the last one. */
export interface OrganizationsFound {
  organizations: readonly ListedOrganization[];
  nextCursor: string | null;
}

/** Who knows organizations. Each call rejects with a `Problem`. */
export interface OrganizationServer {
  /** What it can narrow down by, besides words. */
  filters: readonly OrganizationFilter[];
  find: (asked: {
    filters: MarketplaceFilters;
    cursor: string | null;
    limit: number;
  }) => Promise<OrganizationsFound>;
  /** By its name in addresses, or its id. Rejects with 404 unless everyone may see it. */
  read: (asked: { slug: string }) => Promise<{ organization: ListedOrganization }>;
}
