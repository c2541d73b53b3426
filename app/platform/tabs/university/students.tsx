import { tabCode } from '@vetsync/machines/platform';
import { tableOf, type PortalSamples } from '@vetsync/machines/portal/model';
import { portalTableTab } from '@vetsync/machines/portalTableTab';
import {
  studentRows,
  studentsOf,
  studentTable,
  type UniversitySamples,
} from '@vetsync/machines/university/model';
import { listTab } from './list.tsx';

export const codeOf = (portal: PortalSamples<UniversitySamples>) =>
  tabCode(
    portalTableTab,
    tableOf(portal, studentTable, (records, world) => studentRows(studentsOf(records, world))),
  );

export default listTab({ list: 'students' });
