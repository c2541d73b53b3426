export * from './marketplaceFilters.ts';
export * from './marketplaceRoute.ts';
export * from './organization.ts';
export * from './organizationApplications.ts';
export * from './searchListings.ts';
