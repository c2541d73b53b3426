import { crisisHelp, noCrisis } from '@vetsync/machines/system/model';
import type { Crisis, CrisisWatch } from '@vetsync/machines/system/model';

/** Part of a context: what is written tells of this. */
export const crisisOf = (
  level: Crisis['level'] = 'explicit',
  kind: Crisis['kind'] = 'suicide',
): { crisis: CrisisWatch } => ({ crisis: { ...noCrisis, finding: crisisHelp({ level, kind }) } });
