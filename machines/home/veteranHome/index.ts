export * from './veteranHome.machine.ts';
export * from './veteranHome.view.ts';
