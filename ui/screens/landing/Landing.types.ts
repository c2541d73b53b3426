import type { CustomSolutionEvent, CustomSolutionView } from '@vetsync/machines/customSolution';
import type { LeadCaptureEvent, LeadCaptureView } from '@vetsync/machines/leadCapture';

// Props of this family's screens. The parts of a screen use them too.

export interface CustomSolutionDialogProps {
  view: CustomSolutionView;
  send: (event: CustomSolutionEvent) => void;
}

export interface EarlyAccessDialogProps {
  view: LeadCaptureView;
  send: (event: LeadCaptureEvent) => void;
}
