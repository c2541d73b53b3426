export * from './interviewRecords.ts';
export { interviewOverlay } from './interviewOverlay.machine.ts';
export type { InterviewOverlayContext } from './interviewOverlay.machine.ts';
