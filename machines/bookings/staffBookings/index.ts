import { statesOf } from '../../kit/index.ts';
import { staffBookingsMachine } from './staffBookings.machine.ts';

export type {
  ListAction,
  ListCommand,
  LoadedVisits,
  StaffBookingsContext,
  StaffBookingsEmitted,
  StaffBookingsEvent,
  StaffBookingsInput,
  StaffBookingsParentEvent,
  VisitsRequest,
} from './staffBookings.setup.ts';
export * from './staffBookings.machine.ts';
export { parseStaffBookings, staffBookingsQuery, type StaffBookingsRoute } from './staffBookingsRoute.ts';
export const staffBookingsStates = statesOf(staffBookingsMachine);
