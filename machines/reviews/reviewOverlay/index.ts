export { reviewOverlay } from './reviewOverlay.machine.ts';
export type { ReviewOverlayInput, ReviewOverlayParentEvent } from './reviewOverlay.machine.ts';
export { reviewChild } from './reviewChild.ts';
