import type { Phrase } from './phrase.ts';
import type * as z from 'zod/mini';
import { phraseOfIssue } from './issues.ts';

/** Messages by field. A field without an error has no entry. */
export type FieldErrors<Field extends string> = Partial<Record<Field, Phrase>>;

/** The first error of each field, in the order of `fields`. Errors of other paths are dropped. */
export function firstErrors<Field extends string>(
  found: readonly (readonly [path: string, error: Phrase])[],
  fields: readonly Field[],
): FieldErrors<Field> {
  const errors: FieldErrors<Field> = {};
  for (const field of fields) {
    const first = found.find(([path]) => path === field);
    if (first) errors[field] = first[1];
  }
  return errors;
}

/** The first error of each field, by a schema. */
export function schemaErrors<Field extends string>(
  schema: z.ZodMiniType,
  value: unknown,
  fields: readonly Field[],
): FieldErrors<Field> {
  const result = schema.safeParse(value);
  if (result.success) return {};
  return firstErrors(
    result.error.issues.map((issue) => [issue.path.join('.'), phraseOfIssue(issue) ?? issue.message]),
    fields,
  );
}

export const hasErrors = (errors: object) => Object.keys(errors).length > 0;

/** The field that gets focus: the first field of the form with an error. */
export function firstInvalid<Field extends string>(
  errors: FieldErrors<Field>,
  fields: readonly Field[],
): Field | null {
  return fields.find((field) => errors[field]) ?? null;
}

/** The errors without the one of `field`, which is being edited. */
export function withoutError<Field extends string>(
  errors: FieldErrors<Field>,
  field: Field,
): FieldErrors<Field> {
  const { [field]: _corrected, ...rest } = errors;
  return rest as FieldErrors<Field>;
}

/** The non-empty optional fields, trimmed. */
export function nonEmptyFields<Fields extends Record<string, string>>(fields: Fields): Partial<Fields> {
  const entries = Object.entries(fields)
    .map(([field, value]) => [field, value.trim()] as const)
    .filter(([, value]) => value !== '');
  return Object.fromEntries(entries) as Partial<Fields>;
}

/** Whether any field has text, which leaving would lose. */
export const hasText = (fields: Record<string, string>) =>
  Object.values(fields).some((value) => value.trim() !== '');

/** Timeout of a request, in milliseconds. */
export const submitTimeoutMs = 15_000;
/** Interval of a visible countdown, in milliseconds. */
export const countdownTickMs = 1_000;
