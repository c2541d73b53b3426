import type { Appointment, WorldDispatchEmitted } from '../../model/world/index.ts';
import type { AppointmentDraft, AppointmentField } from '../model/index.ts';
import type { ToastEmitted } from '../../system/model/index.ts';

/** What is opened: a request to a provider, another time for an appointment, or nothing. */
export type AppointmentOpening =
  | { task: 'request'; providerId: string }
  | { task: 'reschedule'; appointmentId: string }
  | null;

/** Events that the dialog sends. */
export type AppointmentEvent =
  | { type: 'field.change'; field: AppointmentField; value: string }
  | { type: 'form.submit' }
  /** Looks for somebody else; what is chosen so far stays. */
  | { type: 'provider.change' }
  | { type: 'dialog.close' }
  /** Answers to "discard what you chose?" */
  | { type: 'close.confirm' }
  | { type: 'close.cancel' }
  /** The good news was read. */
  | { type: 'sent.dismiss' };

/** Events from the app: the address names what is open, the world tells of other appointments. */
export type AppointmentParentEvent =
  | { type: 'location.changed'; opening: AppointmentOpening }
  | { type: 'appointments.changed'; appointments: readonly Appointment[] };

export type AppointmentEmitted =
  | ToastEmitted
  | WorldDispatchEmitted
  /** Keep this draft across a reload; null: there is nothing to keep. */
  | { type: 'draft.changed'; draft: AppointmentDraft | null }
  /** It was sent, and the dialog is closed. */
  | { type: 'request.sent'; task: 'request' | 'reschedule' }
  /** The dialog is closed; the address should not name it any more. */
  | { type: 'dialog.closed' }
  /** The finder should be open instead. */
  | { type: 'finder.wanted' };
