export * from './wellnessCheck.machine.ts';
export * from './wellnessCheck.view.ts';
