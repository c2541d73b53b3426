import { tabCode } from '@vetsync/machines/platform';
import { tableOf, type PortalSamples } from '@vetsync/machines/portal/model';
import { portalTableTab } from '@vetsync/machines/portalTableTab';
import {
  programDemand,
  programRows,
  programTable,
  type UniversitySamples,
} from '@vetsync/machines/university/model';
import { listTab } from './list.tsx';

export const codeOf = (portal: PortalSamples<UniversitySamples>) =>
  tabCode(
    portalTableTab,
    tableOf(portal, programTable, (records, world) => programRows(programDemand(records, world))),
  );

export default listTab({ list: 'programs' });
