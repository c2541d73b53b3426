import type { Appointment } from '../../model/world/index.ts';
import type { DepartmentOrder, HospitalRoute } from '../model/index.ts';

/** Events that the hospital's screens send. The portal is read-only: nothing here changes anything but the view. */
export type HospitalEvent = { type: 'order.choose'; order: DepartmentOrder };

/** Events from the tab. */
export type HospitalParentEvent =
  | { type: 'location.changed'; route: HospitalRoute }
  /** Appointments that the shared world knows. */
  | { type: 'visits.changed'; visits: readonly Appointment[] };

/** The URL should name this order. */
export type HospitalEmitted = { type: 'order.changed'; order: DepartmentOrder };
