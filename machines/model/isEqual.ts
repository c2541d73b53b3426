const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Compares two values of plain data: texts, numbers, lists and records, at any depth. A missing field equals one that is
 * undefined.
 */
export function isEqual<Value>(one: Value, other: Value): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isEqual<unknown>(Reflect.get(one, name), Reflect.get(other, name)));
}
