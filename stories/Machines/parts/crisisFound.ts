import type { CrisisContext } from '@vetsync/machines/system/crisis';
import { crisisHelp } from '@vetsync/machines/system/model';

/** Payloads of the answer to what is written, for the machine in its present context. */
export const crisisFound = ({ crisis: { key } }: CrisisContext) =>
  [
    { key, finding: null },
    { key, finding: crisisHelp({ level: 'explicit', kind: 'suicide' }) },
    { key, finding: 'unchecked' },
  ] as const;
