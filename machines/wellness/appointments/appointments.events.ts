import type { Appointment, WorldDispatchEmitted } from '../../model/world/index.ts';
import type { CareProvider } from '../model/index.ts';
import type { CalendarEmitted } from '../../model/time/index.ts';
import type { OverlayRequest, PrintRequest } from '../../shell/platform/tabSupervisor.events.ts';
import type { ToastEmitted } from '../../system/model/index.ts';

/** Events that the appointments page, and the page of one appointment send. */
export type AppointmentsEvent =
  | { type: 'existing.close' }
  | { type: 'provider.choose'; providerId: string }
  | { type: 'cancel.open' }
  | { type: 'cancel.confirm' }
  | { type: 'cancel.keep' }
  | { type: 'calendar.save'; appointmentId: string }
  | { type: 'page.print' };

/** The route: all appointments (possibly with the known providers as an overlay) or one of them. */
export interface AppointmentsRoute {
  appointmentId: string | null;
  open: 'existing' | 'cancel' | null;
}

/** Events from the app. */
export type AppointmentsParentEvent =
  | ({ type: 'location.changed' } & AppointmentsRoute)
  | { type: 'appointments.changed'; appointments: readonly Appointment[] }
  | { type: 'providers.changed'; providers: readonly CareProvider[] };

export type AppointmentsEmitted =
  | ToastEmitted
  | WorldDispatchEmitted
  | CalendarEmitted
  | OverlayRequest
  | PrintRequest
  | { type: 'provider.chosen'; providerId: string };
