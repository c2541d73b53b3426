export * from './marketplaceFilters.ts';
export * from './marketplaceRoute.ts';
export * from './organization.ts';
export type * from './organizationServer.ts';
export * from './searchListings.ts';
export * from './similarListings.ts';
