import { listChild, portalTabContext } from '../../portal/portalTab/index.ts';
import { createTab } from '../../shell/platform/tab.machine.ts';
import { programDemand, programRows, programTable } from '../model/index.ts';
import type { UniversitySamples } from '../model/index.ts';

const programs = listChild<UniversitySamples>({
  table: programTable,
  rowsOf: (records, world) => programRows(programDemand(records, world)),
});

/** The programs of a university. Whoever applies or is accepted counts in them at once. */
export const universityListTab = createTab({
  id: 'universityListTab',
  context: portalTabContext<UniversitySamples>,
  children: {},
  pages: { programs: { table: programs } },
  pageOf: () => 'programs',
});
