/** `value` if it is one of `values`, else `otherwise`. */
export const oneOf = <Value extends string>(
  values: readonly Value[],
  asked: string | undefined,
  otherwise: Value,
): Value => values.find((value) => value === asked) ?? otherwise;

/** The query value, or null for the default, which the URL omits. */
export const omitDefault = (value: string, defaultValue: string): string | null =>
  value === defaultValue ? null : value;
