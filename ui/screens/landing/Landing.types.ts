import type { CustomSolutionEvent, CustomSolutionView } from '@vetsync/machines/customSolution';
import type { LeadCaptureEvent, LeadCaptureView } from '@vetsync/machines/leadCapture';

// What the screens of this family share with their parts.

export interface CustomSolutionDialogProps {
  view: CustomSolutionView;
  send: (event: CustomSolutionEvent) => void;
}

export interface EarlyAccessDialogProps {
  view: LeadCaptureView;
  send: (event: LeadCaptureEvent) => void;
}
