/** What this reads of a schema. */
interface Definition {
  type: string;
  shape?: Record<string, Schema>;
  options?: Schema[];
  element?: Schema;
  innerType?: Schema;
  entries?: Record<string, string | number>;
  checks?: { _zod: { def: { check: string; maximum?: number } } }[];
}
interface Schema {
  _zod: { def: Definition };
  safeParse(value: unknown): { success: boolean; error?: { issues: { path: PropertyKey[] }[] } };
}

const maximumOf = ({ checks = [] }: Definition) =>
  checks.map(({ _zod: { def } }) => def).find(({ check }) => check === 'max_length')?.maximum ?? 0;

/** A value of a schema with everything that is optional, and texts of up to `length` characters of three bytes each. */
function filled(schema: Schema, length: number, like: unknown): unknown {
  const {
    _zod: { def },
  } = schema;
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape!).map(([key, one]) => [
          key,
          filled(one, length, (like as Record<string, unknown> | undefined)?.[key]),
        ]),
      );
    case 'union':
      return filled(
        def.options!.find((one) => one.safeParse(like).success) ?? def.options!.at(-1)!,
        length,
        like,
      );
    case 'array': {
      const [first] = Array.isArray(like) ? (like as unknown[]) : [];
      return Array.from({ length: maximumOf(def) }, () => filled(def.element!, length, first));
    }
    case 'optional':
    case 'nullable':
      return filled(def.innerType!, length, like);
    case 'enum':
      return like ?? Object.values(def.entries!).toSorted((a, b) => String(b).length - String(a).length)[0];
    case 'boolean':
      return true;
    case 'string':
      return maximumOf(def) > 0 ? '木'.repeat(Math.min(length, maximumOf(def))) : like;
    default:
      return like;
  }
}

type Parts = Record<PropertyKey, unknown>;
const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((part, key) => (part as Parts | undefined)?.[key], value);

/**
 * The largest value of a schema whose JSON takes up at most `maxBytes`, around one that is valid: what can't be filled, such as
 * an id or a date, is as there.
 */
export function largestInput<Value extends object>(schema: unknown, like: Value, maxBytes: number): Value {
  const one = schema as Schema;
  const ofLength = (length: number): Value => {
    const value = filled(one, length, like) as Parts;
    for (;;) {
      const [issue] = one.safeParse(value).error?.issues ?? [];
      if (!issue) return value as Value;
      // As in the valid one: the part itself, or what it is a part of.
      const path = issue.path.filter(
        (_, index) => index === 0 || typeof at(like, issue.path.slice(0, index)) === 'object',
      );
      const parent = at(value, path.slice(0, -1)) as Parts;
      const known = at(like, path);
      if (path.length === 0 || parent[path.at(-1)!] === known)
        throw new Error(`Not filled: ${JSON.stringify(issue)}`);
      if (known === undefined) delete parent[path.at(-1)!];
      else parent[path.at(-1)!] = known;
    }
  };
  const fits = (value: Value) => Buffer.byteLength(JSON.stringify(value)) <= maxBytes;
  let [low, high] = [1, 32 * 1024];
  if (fits(ofLength(high))) return ofLength(high);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (fits(ofLength(middle))) low = middle;
    else high = middle;
  }
  return ofLength(low);
}
