export * from './ownOrganizations.machine.ts';
