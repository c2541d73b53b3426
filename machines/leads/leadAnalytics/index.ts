export * from './leadAnalytics.machine.ts';
export * from './leadAnalytics.view.ts';
