export * from './interviewRecords.ts';
export { interviewOverlay } from './interviewOverlay.machine.ts';
