import type { CrisisContext } from '@vetsync/machines/system/crisis';
import { crisisHelp } from '@vetsync/machines/system/model';
import * as z from 'zod/mini';
import { anObject } from './payloads.ts';

const key = z.string();

/** The answer to what is written, for the machine in its present context. */
export const crisisFound = {
  schema: z.union([
    z.object({ key, finding: z.nullable(anObject) }),
    z.object({ key, finding: z.literal('unchecked') }),
  ]),
  ready: ({ crisis }: CrisisContext) =>
    [
      { key: crisis.key, finding: null },
      { key: crisis.key, finding: crisisHelp({ level: 'explicit', kind: 'suicide' }) },
      { key: crisis.key, finding: 'unchecked' },
    ] as const,
};
