/** Texts by name, as a browser stores them in JSON; what is no text is left out, and damaged JSON is none. */
export function parseTextRecord(json: string | null): Readonly<Record<string, string>> {
  try {
    const pairs: [string, unknown][] = Object.entries(JSON.parse(json ?? '{}') as object);
    return Object.fromEntries(pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
  } catch {
    return {};
  }
}
