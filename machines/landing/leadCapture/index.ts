export * from './leadCapture.machine.ts';
export * from './leadCapture.view.ts';
