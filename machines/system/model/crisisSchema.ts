import * as z from 'zod/mini';
import { crisisKinds, crisisLevels } from './crisis/phraseGroups.ts';

/** What a message told of, as it was stored. */
export const crisisSchema = z.object({ level: z.enum(crisisLevels), kind: z.enum(crisisKinds) });
