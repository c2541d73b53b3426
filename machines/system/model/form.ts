import type * as z from 'zod/mini';
import { fieldErrorsOf } from './problem.ts';

/** Messages by field. A field without an error has no entry. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/** The first message a schema has for each field. */
export function schemaErrors<Field extends string>(
  schema: z.ZodMiniType,
  value: unknown,
  fields: readonly Field[],
): FieldErrors<Field> {
  const result = schema.safeParse(value);
  if (result.success) return {};
  const issues = result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  return fieldErrorsOf(issues, fields);
}

export const hasErrors = (errors: object) => Object.keys(errors).length > 0;

/** The field that takes focus: the first in the order of the form that has an error. */
export function firstInvalid<Field extends string>(
  errors: FieldErrors<Field>,
  fields: readonly Field[],
): Field | null {
  return fields.find((field) => errors[field]) ?? null;
}

/** The errors that remain once `field` is being corrected. */
export function withoutError<Field extends string>(
  errors: FieldErrors<Field>,
  field: Field,
): FieldErrors<Field> {
  const { [field]: _corrected, ...rest } = errors;
  return rest as FieldErrors<Field>;
}

/** Only the filled optional fields, trimmed: an empty choice is not sent. */
export function filled<Fields extends Record<string, string>>(fields: Fields): Partial<Fields> {
  const entries = Object.entries(fields)
    .map(([field, value]) => [field, value.trim()] as const)
    .filter(([, value]) => value !== '');
  return Object.fromEntries(entries) as Partial<Fields>;
}

/** Whether a person would lose something by leaving. */
export const hasText = (fields: Record<string, string>) =>
  Object.values(fields).some((value) => value.trim() !== '');

/** A request that takes longer is treated as unanswered, in milliseconds. */
export const submitTimeoutMs = 15_000;
/** One step of a shown countdown, in milliseconds. */
export const countdownTickMs = 1_000;
