import { colleagueNamed, patientCase, type Hospital } from '@vetsync/machines/hospital/model';
import { mergeAppointments } from '@vetsync/machines/wellness/model';
import { bookingOf } from './demoVisits.ts';
import type { DemoCasesTab } from '../platform/tabs/portal/useDemoCases.ts';

const role = 'hospital';

/** The patients of the demo's hospital. They are only read (feature spec, section 6). */
export const patientsTab: DemoCasesTab<Hospital> = {
  role,
  tab: 'patients',
  applications: null,
  casesOf({ patients, departments, visits }, { write }) {
    const casework = { rows: patients.map(patientCase), entries: new Map() };
    const providers = new Set(departments.flatMap((one) => one.providers));
    return {
      worksAs: 'viewer',
      caseworkIn: () => casework,
      visitsIn: ({ appointments }, patientId) =>
        mergeAppointments(visits, appointments)
          .filter(({ veteranId }) => veteranId === patientId)
          .flatMap((visit) => bookingOf(visit, write) ?? [])
          .toReversed(),
      choices: {
        colleagues: [...providers].map(colleagueNamed),
        listings: departments.map(({ id, name }) => ({ id, title: name })),
      },
    };
  },
};
