export * from './newOrganization.machine.ts';
export * from './newOrganization.view.ts';
