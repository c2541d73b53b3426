export * from './joinOrganization.machine.ts';
export * from './joinOrganization.view.ts';
