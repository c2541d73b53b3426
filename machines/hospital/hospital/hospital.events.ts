import type { Appointment } from '../../model/world/index.ts';
import type { DepartmentOrder, HospitalRoute } from '../model/index.ts';

/** What the hospital's screens tell the machine. The portal is read-only: nothing here changes anything but the view. */
export type HospitalEvent = { type: 'order.choose'; order: DepartmentOrder };

/** What the app passes on. */
export type HospitalParentEvent =
  | { type: 'location.changed'; route: HospitalRoute }
  /** Appointments that the shared world knows. */
  | { type: 'visits.changed'; visits: readonly Appointment[] };

/** The address should name this order. */
export type HospitalEmitted = { type: 'order.changed'; order: DepartmentOrder };
