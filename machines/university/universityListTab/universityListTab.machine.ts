import { listChild, portalTabContext } from '../../portal/portalTab/index.ts';
import { createTab } from '../../shell/platform/tab.machine.ts';
import {
  programDemand,
  programRows,
  programTable,
  studentRows,
  studentsOf,
  studentTable,
} from '../model/index.ts';
import type { UniversitySamples } from '../model/index.ts';

const students = listChild<UniversitySamples>({
  table: studentTable,
  rowsOf: (records, world) => studentRows(studentsOf(records, world)),
});
const programs = listChild<UniversitySamples>({
  table: programTable,
  rowsOf: (records, world) => programRows(programDemand(records, world)),
});

/**
 * The tabs of a university that are nothing but a table: students and programs. Whoever is accepted is a student at
 * once, and counts in the program.
 */
export const universityListTab = createTab({
  id: 'universityListTab',
  context: portalTabContext<UniversitySamples>,
  children: {},
  pages: { students: { table: students }, programs: { table: programs } },
  pageOf: ({ route }) => (route.tab === 'students' ? 'students' : 'programs'),
});
