import { advisorOf, universityCasework, type UniversitySamples } from '@vetsync/machines/university/model';
import type { DemoCasesTab } from '../platform/tabs/portal/useDemoCases.ts';

/** The students of the demo's university, and who advises them. */
export const studentsTab: DemoCasesTab<UniversitySamples> = {
  role: 'university',
  tab: 'students',
  applications: 'applications',
  casesOf: (records) => ({
    caseworkIn: (world) => universityCasework(records, world),
    choices: {
      // One of them advises two programs.
      colleagues: [...new Map(records.programs.map((one) => [one.advisor, advisorOf(one)])).values()],
      listings: records.programs.map(({ id, name }) => ({ id, title: name })),
    },
  }),
};
