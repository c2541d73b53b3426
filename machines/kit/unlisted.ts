interface Row {
  id: string;
}

/** The rows that are not listed yet: pages shift when one arrives between two calls. */
export function unlisted<One extends Row>(rows: readonly One[], listed: readonly Row[]): One[] {
  const known = new Set(listed.map(({ id }) => id));
  return rows.filter(({ id }) => !known.has(id));
}
