export * from './organizationDetail.machine.ts';
