export * from './marketplaceFilters.ts';
export * from './marketplacePlace.ts';
export * from './organization.ts';
export * from './organizationApplications.ts';
export * from './sampleOrganizations.ts';
