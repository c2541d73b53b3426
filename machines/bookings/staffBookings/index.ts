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
