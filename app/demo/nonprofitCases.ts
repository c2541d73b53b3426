import { nonprofitCasework, type NonprofitRecords } from '@vetsync/machines/nonprofit/model';
import type { DemoCasesTab } from '../platform/tabs/portal/useDemoCases.ts';

export const participantsTab: DemoCasesTab<NonprofitRecords> = {
  role: 'nonprofit',
  tab: 'participants',
  applications: 'dashboard',
  casesOf: (records) => ({
    caseworkIn: (world) => nonprofitCasework(records, world),
    choices: {
      colleagues: records.colleagues,
      listings: records.programs.map(({ id, name }) => ({ id, title: name })),
    },
  }),
};
