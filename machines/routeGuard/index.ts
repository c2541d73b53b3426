export type * from './routeGuard.events.ts';
export type * from './routeGuard.view.ts';
