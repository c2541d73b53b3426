import type { Appointment, WorldDispatchEmitted } from '../../model/world/index.ts';
import type { AppointmentDraft, AppointmentField, CareProvider } from '../model/index.ts';
import type { ToastEmitted } from '../../system/model/index.ts';

import type { CrisisDismiss } from '../../system/crisis/crisisParts.ts';

/** What the dialog is opened for: a request to a provider, rescheduling, or nothing. */
export type AppointmentDialogTarget =
  | { task: 'request'; providerId: string }
  | { task: 'reschedule'; appointmentId: string }
  | null;

/** Events that the dialog sends. */
export type AppointmentEvent =
  | { type: 'field.change'; field: AppointmentField; value: string }
  | { type: 'form.submit' }
  /** Goes back to the provider finder and keeps the draft. */
  | { type: 'provider.change' }
  | { type: 'dialog.close' }
  /** Answers to "discard what you chose?" */
  | { type: 'close.confirm' }
  | { type: 'close.cancel' }
  /** Dismisses the success message. */
  | { type: 'sent.dismiss' }
  | CrisisDismiss;

/** Events from the app: the URL names the open dialog, and there are new appointments or providers. */
export type AppointmentParentEvent =
  | { type: 'location.changed'; opening: AppointmentDialogTarget }
  | { type: 'appointments.changed'; appointments: readonly Appointment[] }
  | { type: 'providers.changed'; providers: readonly CareProvider[] };

export type AppointmentEmitted =
  | ToastEmitted
  | WorldDispatchEmitted
  /** Stores this draft for a reload; null clears it. */
  | { type: 'draft.changed'; draft: AppointmentDraft | null }
  /** It was sent, and the dialog is closed. */
  | { type: 'request.sent'; task: 'request' | 'reschedule' }
  /** The dialog was closed and should be removed from the URL. */
  | { type: 'dialog.closed' }
  /** Asks to open the provider finder instead. */
  | { type: 'finder.wanted' };
