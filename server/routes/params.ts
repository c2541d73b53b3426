import { uuidSchema } from '@vetsync/machines/system/model';
import * as z from 'zod/mini';

/** The id of a row. Invalid ids never reach the database. */
export const rowId = z.object({ id: uuidSchema });
/** A secret that identifies something. Its format is checked where it is looked up. */
export const opaqueId = z.object({ id: z.string() });
