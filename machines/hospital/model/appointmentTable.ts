import { appointmentSpan } from '../../wellness/model/slots.ts';
import type { Appointment } from '../../model/world/appointments.ts';
import type { AppointmentStatus } from '../../model/world/appointmentStatuses.ts';
import { statusColumn } from '../../portal/model/columns.ts';
import { memoizeRows } from '../../portal/model/memoizeRows.ts';
import { portalPhrase } from '../../portal/model/phrases.ts';
import type { PortalTable } from '../../portal/model/table.ts';
import type { Phrase } from '../../kit/phrase.ts';
import { hospitalPhrase } from './phrases.ts';

/** Step of the path behind the tab; an appointment's id follows. A notification leads there as well. */
export const appointmentStep = 'appointment';

const appointmentStatusNames: Readonly<Record<AppointmentStatus, Phrase>> = {
  requested: hospitalPhrase('requested'),
  confirmed: hospitalPhrase('confirmed'),
  cancelled: hospitalPhrase('canceled'),
};

export const appointmentTable: PortalTable = {
  id: 'hospital-appointments',
  tab: 'appointments',
  title: hospitalPhrase('visits'),
  noun: { one: hospitalPhrase('visitNoun'), many: hospitalPhrase('visitNouns') },
  columns: [
    {
      key: 'veteran',
      label: hospitalPhrase('patient'),
      kind: 'person',
      width: 12.25,
      person: { note: ['type'] },
    },
    statusColumn('status', {
      width: 7.5,
      tones: {
        requested: 'info',
        confirmed: 'positive',
        cancelled: 'neutral',
      },
      names: appointmentStatusNames,
    }),
    { key: 'start', label: hospitalPhrase('day'), kind: 'date', width: 7.25 },
    {
      key: 'time',
      label: hospitalPhrase('time'),
      kind: 'text',
      width: 5.75,
      narrowAs: 'inline',
      sortable: false,
    },
    {
      key: 'provider',
      label: portalPhrase('provider'),
      kind: 'text',
      width: 9,
      filter: { all: hospitalPhrase('allProviders') },
    },
    {
      key: 'specialty',
      label: hospitalPhrase('specialty'),
      kind: 'text',
      width: 8,
      narrowAs: 'hidden',
      filter: { all: hospitalPhrase('allSpecialties') },
    },
    { key: 'asked', label: portalPhrase('askedFor'), kind: 'date', width: 7.25, narrowAs: 'hidden' },
  ],
  search: { label: hospitalPhrase('searchVisits'), placeholder: hospitalPhrase('searchVisitsBy') },
  sort: { column: 'start', direction: 'ascending' },
  steps: [appointmentStep],
  actions: [],
  bulk: [],
  viewsBy: 'status',
  empty: {
    title: hospitalPhrase('noVisits'),
    text: hospitalPhrase('noVisitsMore'),
  },
};

export const appointmentRows = memoizeRows((one: Appointment) => ({
  id: one.id,
  veteran: one.veteranName,
  type: one.type,
  status: one.status,
  start: appointmentSpan(one)?.start ?? `${one.date}T12:00:00.000Z`,
  time: one.time,
  provider: one.providerName,
  specialty: one.providerSpecialty,
  asked: one.createdAt,
}));
