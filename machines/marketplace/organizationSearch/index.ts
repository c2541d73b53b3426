export * from './organizationSearch.machine.ts';
