import * as z from 'zod/mini';

/**
 * The id of a row or of a command. It becomes lower case, as PostgreSQL writes it: whoever sends it in capitals means the same
 * row, and ids are also compared as text.
 */
export const uuidSchema = z.string().check(z.toLowerCase(), z.uuid());

export const isUuid = (text: string) => uuidSchema.safeParse(text).success;
