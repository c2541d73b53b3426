import * as z from 'zod/mini';

/** The id of a row. Invalid ids never reach the database. */
export const rowId = z.object({ id: z.uuid() });
/** The same, also in capitals. */
export const caseInsensitiveRowId = z.object({
  id: z.pipe(
    z.string().check(z.refine((text) => z.uuid().safeParse(text.toLowerCase()).success)),
    z.transform((text: string) => text.toLowerCase()),
  ),
});
/** A secret that identifies something. Its format is checked where it is looked up. */
export const opaqueId = z.object({ id: z.string() });
