import type * as z from 'zod/mini';

export type FieldKind = 'text' | 'number' | 'choice' | 'json';
export interface PayloadField {
  name: string;
  kind: FieldKind;
  /** What a choice chooses from. */
  options: readonly unknown[];
  /** An empty field is left out of the payload. */
  isOptional: boolean;
  /** An empty field is sent as null. */
  isNullable: boolean;
}
/** One shape of a payload. An event such as `filter.change` has one for each filter. */
export interface PayloadShape {
  label: string;
  fields: readonly PayloadField[];
  /** Parts with a single possible value. */
  fixed: Readonly<Record<string, unknown>>;
}
/** Text of each field; a choice is the number of its option. */
export type Entered = Readonly<Record<string, string>>;

/** The parts of a schema that tell which field it needs. */
interface Definition {
  type: string;
  innerType?: Schema;
  shape?: Readonly<Record<string, Schema>>;
  options?: readonly Schema[];
  values?: readonly unknown[];
  entries?: Readonly<Record<string, string>>;
}
interface Schema {
  def: Definition;
}

/** What each type of schema offers to choose from; undefined where any value may be entered. */
const choices: Readonly<Record<string, (definition: Definition) => readonly unknown[] | undefined>> = {
  literal: ({ values }) => values,
  enum: ({ entries = {} }) => Object.values(entries),
  boolean: () => [true, false],
};
const plainKinds: Readonly<Record<string, FieldKind>> = { string: 'text', number: 'number' };

function fieldOf(name: string, { def }: Schema): PayloadField {
  if (def.innerType !== undefined) {
    const inner = fieldOf(name, def.innerType);
    return def.type === 'optional' ? { ...inner, isOptional: true } : { ...inner, isNullable: true };
  }
  const options = choices[def.type]?.(def);
  const kind = options ? 'choice' : (plainKinds[def.type] ?? 'json');
  return { name, kind, options: options ?? [], isOptional: false, isNullable: false };
}

const isFixed = ({ kind, options, isOptional, isNullable }: PayloadField) =>
  kind === 'choice' && options.length === 1 && !isOptional && !isNullable;

/** The forms of a payload, from its schema. */
export function shapesOf(schema: z.ZodMiniType): PayloadShape[] {
  const { def } = schema as unknown as Schema;
  const objects = def.type === 'union' ? (def.options ?? []) : [schema as unknown as Schema];
  return objects.map(({ def: { shape = {} } }) => {
    const all = Object.entries(shape).map(([name, part]) => fieldOf(name, part));
    const fixed = Object.fromEntries(all.filter(isFixed).map(({ name, options }) => [name, options[0]]));
    return { label: Object.values(fixed).join(', '), fields: all.filter((field) => !isFixed(field)), fixed };
  });
}

/** What is asked of each kind of field. */
export const requests: Readonly<Record<FieldKind, string>> = {
  text: 'Enter a text.',
  number: 'Enter a number.',
  choice: 'Choose one.',
  json: 'Enter valid JSON of the right kind.',
};

const readers: Readonly<Record<FieldKind, (text: string, field: PayloadField) => unknown>> = {
  text: (text) => text,
  number: (text) => Number(text),
  choice: (text, { options }) => options[Number(text)],
  json: (text) => {
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  },
};

export type Checked = { payload: object } | { errors: Readonly<Record<string, string>> };

/** The payload that was entered, or what is wrong in which field. */
export function checked(schema: z.ZodMiniType, { fields, fixed }: PayloadShape, entered: Entered): Checked {
  const written = fields.flatMap((field): [string, unknown][] => {
    const text = entered[field.name] ?? '';
    if (text !== '') return [[field.name, readers[field.kind](text, field)]];
    return field.isNullable ? [[field.name, null]] : [];
  });
  const result = schema.safeParse({ ...fixed, ...Object.fromEntries(written) });
  if (result.success) return { payload: result.data as object };
  const found = new Set(result.error.issues.flatMap(({ path }) => path.slice(0, 1)));
  const wrong = fields.filter(({ name, isOptional, isNullable }) =>
    found.size > 0 ? found.has(name) : !isOptional && !isNullable && !entered[name],
  );
  return { errors: Object.fromEntries(wrong.map(({ name, kind }) => [name, requests[kind]])) };
}

/** One line for a button or the log: `field: email, value: dana@example.org`. */
export function summaryOf(payload: object): string {
  const parts = Object.entries(payload).map(([name, value]) => `${name}: ${briefly(value)}`);
  return parts.length === 0 ? 'as it is' : parts.join(', ');
}

function briefly(value: unknown): string {
  if (Array.isArray(value)) return value.length === 1 ? '1 entry' : `${value.length} entries`;
  if (value instanceof Uint8Array) return `${value.length} bytes`;
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value).map(([name, part]) =>
      typeof part === 'object' && part !== null ? name : `${name}: ${String(part)}`,
    );
    return `{ ${parts.slice(0, 2).join(', ')}${parts.length > 2 ? ', …' : ''} }`;
  }
  return value === '' ? '“”' : String(value);
}
