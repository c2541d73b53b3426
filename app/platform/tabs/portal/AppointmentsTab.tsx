export { default } from '../bookings/StaffVisits.tsx';
