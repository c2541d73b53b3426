export * from './routeGuard.machine.ts';
