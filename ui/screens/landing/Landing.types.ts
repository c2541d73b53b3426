import type { CustomSolutionEvent, CustomSolutionView } from '@vetsync/machines/landing/customSolution';
import type { LeadCaptureEvent, LeadCaptureView } from '@vetsync/machines/landing/leadCapture';
import type { ScreenProps } from '../system/parts/screenProps.ts';

// Props of this family's screens. The parts of a screen use them too.

export type CustomSolutionDialogProps = ScreenProps<CustomSolutionView, CustomSolutionEvent>;

export interface EarlyAccessDialogProps extends ScreenProps<LeadCaptureView, LeadCaptureEvent> {
  /**
   * Where the last step leads; a signed-in person has a platform of their own.
   *
   * @default '/demo/platform'
   */
  platformHref?: string;
}
