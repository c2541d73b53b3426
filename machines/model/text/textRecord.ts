/** Parses texts by name that a browser stores as JSON. Other values are left out, and corrupt JSON gives no texts. */
export function parseTextRecord(json: string | null): Readonly<Record<string, string>> {
  try {
    const pairs: [string, unknown][] = Object.entries(JSON.parse(json ?? '{}') as object);
    return Object.fromEntries(pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
  } catch {
    return {};
  }
}
