import type { CustomSolutionEvent, CustomSolutionView } from '@vetsync/machines/landing/customSolution';
import type { LeadCaptureEvent, LeadCaptureView } from '@vetsync/machines/landing/leadCapture';

// Props of this family's screens. The parts of a screen use them too.

export interface CustomSolutionDialogProps {
  view: CustomSolutionView;
  send: (event: CustomSolutionEvent) => void;
}

export interface EarlyAccessDialogProps {
  view: LeadCaptureView;
  /**
   * Where the last step leads; a signed-in person has a platform of their own.
   *
   * @default '/demo/platform'
   */
  platformHref?: string;
  send: (event: LeadCaptureEvent) => void;
}
