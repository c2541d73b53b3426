/** Without names that are there and have no value. */
export const defined = <Value>(overrides: Readonly<Record<string, Value | undefined>> = {}) =>
  Object.fromEntries(
    Object.entries(overrides).filter((entry): entry is [string, Value] => entry[1] !== undefined),
  );
