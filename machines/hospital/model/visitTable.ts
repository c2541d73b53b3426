import { appointmentSpan } from '../../wellness/model/slots.ts';
import type { Appointment } from '../../model/world/appointments.ts';
import type { AppointmentStatus } from '../../model/world/appointmentStatuses.ts';
import { statusColumn } from '../../portal/model/columns.ts';
import { memoizeRows } from '../../portal/model/memoizeRows.ts';
import type { PortalTable } from '../../portal/model/table.ts';

/** Step of the path behind the tab; an appointment's id follows. A notification leads there as well. */
export const visitStep = 'appointment';

export const visitStatusLabels: Readonly<Record<AppointmentStatus, string>> = {
  requested: 'Requested',
  confirmed: 'Confirmed',
  cancelled: 'Canceled',
};

export const visitTable: PortalTable = {
  id: 'hospital-appointments',
  tab: 'appointments',
  title: 'Appointments and requests',
  noun: { one: 'appointment', many: 'appointments' },
  columns: [
    { key: 'veteran', label: 'Patient', kind: 'person', width: 12.25, person: { note: 'type' } },
    statusColumn('status', {
      label: 'Status',
      width: 7.5,
      tones: {
        [visitStatusLabels.requested]: 'info',
        [visitStatusLabels.confirmed]: 'positive',
        [visitStatusLabels.cancelled]: 'neutral',
      },
    }),
    { key: 'start', label: 'Day', kind: 'date', width: 7.25 },
    { key: 'time', label: 'Time', kind: 'text', width: 5.75, sortable: false },
    { key: 'provider', label: 'Provider', kind: 'text', width: 9, filter: { all: 'All providers' } },
    { key: 'specialty', label: 'Specialty', kind: 'text', width: 8, filter: { all: 'All specialties' } },
    { key: 'asked', label: 'Asked for', kind: 'date', width: 7.25 },
  ],
  search: { label: 'Search appointments', placeholder: 'Patient, type or provider' },
  sort: { column: 'start', direction: 'ascending' },
  steps: [visitStep],
  actions: [{ id: 'open', label: 'View', isPrimary: true, to: { step: visitStep } }],
  bulk: [],
  empty: {
    title: 'No appointments yet',
    text: 'What veterans ask for arrives here as soon as they send it.',
  },
};

export const visitRows = memoizeRows((one: Appointment) => ({
  id: one.id,
  veteran: one.veteranName,
  type: one.type,
  status: visitStatusLabels[one.status],
  start: appointmentSpan(one)?.start ?? `${one.date}T12:00:00.000Z`,
  time: one.time,
  provider: one.providerName,
  specialty: one.providerSpecialty,
  asked: one.createdAt,
}));
