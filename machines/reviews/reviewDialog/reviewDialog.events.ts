import type { DecisionEvent } from '../decision/decisionSetup.ts';
import type { DecisionDrafts } from '../decision/draft.ts';
import type { FileEmitted } from '../../model/text/index.ts';
import type { ReviewRoute, ReviewTab } from '../model/index.ts';
import type { ToastEmitted } from '../../system/model/index.ts';
import type { World, WorldDispatchEmitted } from '../../model/world/index.ts';

/** Events that the dialog sends. */
export type ReviewDialogEvent =
  | DecisionEvent
  | { type: 'tab.choose'; tab: ReviewTab }
  /** The application after this one, or before it, in the order of the table. */
  | { type: 'row.step'; to: 'next' | 'previous' }
  | { type: 'row.close' }
  | { type: 'resume.save' };

/** Events from the app. */
export type ReviewDialogParentEvent =
  | { type: 'location.changed'; route: ReviewRoute }
  /** Ids of the applications as the table shows them. */
  | { type: 'order.changed'; order: readonly string[] }
  | { type: 'world.changed'; world: World };

export type ReviewDialogEmitted =
  | WorldDispatchEmitted
  | ToastEmitted
  | FileEmitted
  /** Stores what is written for a reload. */
  | { type: 'drafts.changed'; drafts: DecisionDrafts }
  /** The URL should name this. It leaves no step back: back leads to where the dialog was opened. */
  | { type: 'review.go'; route: ReviewRoute }
  /** It was closed from within; it should be removed from the URL. */
  | { type: 'review.closed'; applicationId: string };
