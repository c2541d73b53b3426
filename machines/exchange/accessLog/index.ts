export * from './accessLog.machine.ts';
export * from './accessLog.view.ts';
