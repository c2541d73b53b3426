import type { FileNews, ReviewPlace, ReviewTab, World, WorldNews } from '../model/index.ts';

/** What the dialog tells the machine. */
export type ReviewDialogEvent =
  | { type: 'tab.choose'; tab: ReviewTab }
  /** The application after this one, or before it, in the order of the table. */
  | { type: 'review.next' }
  | { type: 'review.previous' }
  | { type: 'review.close' }
  | { type: 'resume.save' };

/** What the app passes on. */
export type ReviewDialogInbox =
  | { type: 'place.changed'; place: ReviewPlace }
  /** Ids of the applications as the table shows them. */
  | { type: 'order.changed'; order: readonly string[] }
  | { type: 'world.changed'; world: World }
  /** A decision is on its way, or not any more. */
  | { type: 'decision.pending'; isPending: boolean }
  /** It is recorded and was shown. */
  | { type: 'decision.done'; applicationId: string };

export type ReviewDialogNews =
  | WorldNews
  | FileNews
  /** The address should name this. It leaves no step back: back leads to where the dialog was opened. */
  | { type: 'review.go'; place: ReviewPlace }
  /** It was closed from within; the address may forget it. */
  | { type: 'review.closed'; applicationId: string };
