/** A copy without the names whose value is undefined. */
export const withoutUndefined = <Value>(overrides: Readonly<Record<string, Value | undefined>> = {}) =>
  Object.fromEntries(
    Object.entries(overrides).filter((entry): entry is [string, Value] => entry[1] !== undefined),
  );
