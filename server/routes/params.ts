import * as z from 'zod/mini';

/** Id of the row that a call is about. What can't be one never reaches the database. */
export const rowId = z.object({ id: z.uuid() });
/** The same, also in capitals. */
export const anyCaseRowId = z.object({
  id: z.pipe(
    z.string().check(z.refine((text) => z.uuid().safeParse(text.toLowerCase()).success)),
    z.transform((text: string) => text.toLowerCase()),
  ),
});
/** A secret that names something: what it looks like is for whoever looks it up. */
export const anyText = z.object({ id: z.string() });
