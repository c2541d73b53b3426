'use client';
import { useRef, useState } from 'react';

/** A schema of zod, Valibot, ArkType and others: https://standardschema.dev. */
export interface Schema<Values, Valid = Values> {
  readonly '~standard': {
    readonly validate: (values: unknown) => SchemaResult<Valid> | Promise<SchemaResult<Valid>>;
    readonly types?: { readonly input: Values; readonly output: Valid } | undefined;
  };
}
type SchemaResult<Valid> =
  | { readonly value: Valid; readonly issues?: undefined }
  | { readonly issues: readonly SchemaIssue[] };
interface SchemaIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

export interface FormOptions<Values, Valid> {
  schema: Schema<Values, Valid>;
  defaultValues: Values;
  /** Called with what the schema makes of the values, if it accepts them. */
  onSubmit: (values: Valid) => void | Promise<void>;
}

type Errors<Values> = { readonly [Name in keyof Values]?: string };

/** The first message of each field. An issue of the whole form shows at the field that its `path` names. */
function errorsOf<Values>(issues: readonly SchemaIssue[]): Errors<Values> {
  const errors: Partial<Record<PropertyKey, string>> = {};
  for (const { path: [first] = [], message } of issues) {
    const name = typeof first === 'object' ? first.key : first;
    if (name !== undefined) errors[name] ??= message;
  }
  return errors as Errors<Values>;
}

/**
 * The values of a form, checked by a schema. Errors show after the first attempt to submit, and go while they are corrected.
 *
 *     const { form, field } = useForm({ schema, defaultValues: { email: '' }, onSubmit: save });
 *     <Form {...form}><TextField label="Email" {...field('email')} /></Form>
 */
export function useForm<Values extends object, Valid = Values>({
  schema,
  defaultValues,
  onSubmit,
}: FormOptions<Values, Valid>) {
  const [values, setValues] = useState(defaultValues);
  const [errors, setErrors] = useState<Errors<Values>>({});
  const [attempt, setAttempt] = useState(0);
  const [isPending, setPending] = useState(false);
  const checks = useRef(0);
  const names = Object.keys(defaultValues) as (keyof Values & string)[];

  const check = async (current: Values) => {
    checks.current += 1;
    const number = checks.current;
    const result = await schema['~standard'].validate(current);
    // Of two checks at once, the later one counts.
    if (number === checks.current) setErrors(result.issues ? errorsOf<Values>(result.issues) : {});
    return result;
  };
  const change = (changed: Partial<Values>) => {
    const next = { ...values, ...changed };
    setValues(next);
    if (attempt > 0) void check(next);
  };
  const submit = async () => {
    if (isPending) return;
    setPending(true);
    try {
      const result = await check(values);
      setAttempt(attempt + 1);
      if (!result.issues) await onSubmit(result.value);
    } finally {
      setPending(false);
    }
  };
  return {
    values,
    errors,
    isPending,
    /** Changes some of the values, such as several at once. */
    change,
    /** Begins anew. */
    reset: () => {
      setValues(defaultValues);
      setErrors({});
      setAttempt(0);
    },
    /** For `Form`, which moves the focus to the first error after each attempt. */
    form: {
      onSubmit: () => void submit(),
      focusField: names.find((name) => errors[name] !== undefined) ?? null,
      attempt,
    },
    /** For a field with `value` and `onChange`. */
    field: <Name extends keyof Values & string>(name: Name) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (value: Values[Name]) => {
        const changed: Partial<Values> = {};
        changed[name] = value;
        change(changed);
      },
    }),
  };
}
