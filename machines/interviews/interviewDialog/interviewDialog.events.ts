import type { ApplicationBrief } from '../../messages/model/index.ts';
import type { CalendarEmitted } from '../../model/time/index.ts';
import type { Interview, InterviewOutcome, WorldDispatchEmitted } from '../../model/world/index.ts';
import type { InterviewDraft, InterviewField, InterviewDialogTarget } from '../model/index.ts';
import type { ToastEmitted } from '../../system/model/index.ts';

/** Events that the dialog sends. */
export type InterviewDialogEvent =
  | { type: 'field.change'; field: InterviewField; value: string }
  | { type: 'form.submit' }
  | { type: 'dialog.close' }
  /** Answers to "discard what you chose?" */
  | { type: 'close.confirm' }
  | { type: 'close.cancel' }
  /** Reschedules it or changes how and where it takes place. */
  | { type: 'interview.move' }
  | { type: 'interview.cancel' }
  /** Answers to "Cancel it?" */
  | { type: 'cancel.confirm' }
  | { type: 'cancel.leave' }
  /** Records the outcome after it took place. */
  | { type: 'interview.conclude' }
  | { type: 'outcome.choose'; outcome: InterviewOutcome }
  | { type: 'notes.change'; notes: string }
  | { type: 'outcome.save' }
  | { type: 'outcome.leave' }
  | { type: 'calendar.keep' };

/** Data for scheduling interviews. */
export interface InterviewRecords {
  /** Applications of the organization, newest first. */
  briefs: readonly ApplicationBrief[];
  interviews: readonly Interview[];
  /** Undecided applications. Scheduling an interview decides to interview. */
  undecided: readonly string[];
}

/** Events from the app. */
export type InterviewDialogParentEvent =
  | { type: 'location.changed'; opening: InterviewDialogTarget }
  | { type: 'records.changed'; records: InterviewRecords };

export type InterviewDialogEmitted =
  | ToastEmitted
  | WorldDispatchEmitted
  | CalendarEmitted
  /** Stores this draft for a reload; null clears it. */
  | { type: 'draft.changed'; draft: InterviewDraft | null }
  /** The dialog was closed and should be removed from the URL. */
  | { type: 'dialog.closed' };
