import type { ApplicationBrief } from '../../messages/model/index.ts';
import type { CalendarEmitted } from '../../model/time/index.ts';
import type { Interview, InterviewOutcome, WorldDispatchEmitted } from '../../model/world/index.ts';
import type { InterviewDraft, InterviewField, InterviewOpening } from '../model/index.ts';
import type { ToastEmitted } from '../../system/model/index.ts';

/** Events that the dialog sends. */
export type InterviewDialogEvent =
  | { type: 'field.change'; field: InterviewField; value: string }
  | { type: 'form.submit' }
  | { type: 'dialog.close' }
  /** Answers to "discard what you chose?" */
  | { type: 'close.confirm' }
  | { type: 'close.cancel' }
  /** Another time, way or place for it. */
  | { type: 'interview.move' }
  | { type: 'interview.cancel' }
  /** Answers to "call it off?" */
  | { type: 'cancel.confirm' }
  | { type: 'cancel.leave' }
  /** It took place: what came of it? */
  | { type: 'interview.conclude' }
  | { type: 'outcome.choose'; outcome: InterviewOutcome }
  | { type: 'notes.change'; notes: string }
  | { type: 'outcome.save' }
  | { type: 'outcome.leave' }
  | { type: 'calendar.keep' };

/** What interviews are arranged from. */
export interface InterviewBook {
  /** Applications of the organization, newest first. */
  briefs: readonly ApplicationBrief[];
  interviews: readonly Interview[];
  /** Applications that nobody has decided on: arranging an interview is the decision to interview. */
  undecided: readonly string[];
}

/** What the app passes in. */
export type InterviewDialogParentEvent =
  | { type: 'location.changed'; opening: InterviewOpening }
  | { type: 'book.changed'; book: InterviewBook };

export type InterviewDialogEmitted =
  | ToastEmitted
  | WorldDispatchEmitted
  | CalendarEmitted
  /** Keep this draft across a reload; null: there is nothing to keep. */
  | { type: 'draft.changed'; draft: InterviewDraft | null }
  /** The address should not name the dialog any more. */
  | { type: 'dialog.closed' };
