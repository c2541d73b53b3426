export * from './places.machine.ts';
export * from './places.view.ts';
