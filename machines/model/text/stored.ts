import type * as z from 'zod/mini';

/** What was stored as JSON. The fallback if it is missing, corrupt, or not what the schema says. */
export function parseStored<Schema extends z.ZodMiniType, Fallback>(
  schema: Schema,
  text: string | null,
  fallback: Fallback,
): z.output<Schema> | Fallback {
  try {
    const parsed = schema.safeParse(JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.data : fallback;
  } catch {
    return fallback;
  }
}

/** A list that was stored as JSON. Anything else gives an empty list. */
function parseList(text: string | null): unknown[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}

/** A list that was stored as JSON, without the entries that are not valid. */
export const parseStoredList = <Schema extends z.ZodMiniType>(
  schema: Schema,
  text: string | null,
): z.output<Schema>[] =>
  parseList(text).flatMap((entry) => {
    const parsed = schema.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });
