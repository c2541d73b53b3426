export * from './adminOverview.machine.ts';
