import type { TabLoads } from '../../loadTab.ts';
import type { PortalRole } from './portalRoles.ts';
import { hospitalTabs } from '../hospital/index.ts';
import { nonprofitTabs } from '../nonprofit/index.ts';
import { recruiterTabs } from '../recruiter/index.ts';
import { universityTabs } from '../university/index.ts';

/** The tabs of the organizations, each fetched when it is first shown. */
export const portalTabs: Readonly<Record<PortalRole, TabLoads>> = {
  university: universityTabs,
  hospital: hospitalTabs,
  nonprofit: nonprofitTabs,
  recruiter: recruiterTabs,
};
