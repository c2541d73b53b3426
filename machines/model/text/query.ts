/** Names and values of a URL's query. */
export type Query = Readonly<Record<string, string>>;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Parses `?a=1&b=2`, with or without the question mark. The last of repeated names wins. */
export function parseQuery(search: string): Query {
  const pairs = search
    .replace(/^\?/, '')
    .replaceAll('+', ' ')
    .split('&')
    .filter(Boolean)
    .map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [decoded(name), decoded(value.join('='))] as const;
    });
  return Object.fromEntries(pairs);
}

/** Formats a query with its question mark; an empty query is an empty string. */
export function formatQuery(query: Query): string {
  const pairs = Object.entries(query).map((pair) => pair.map(encodeURIComponent).join('='));
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** Decoded segments of a path: `/a/b%20c` is `['a', 'b c']`. */
export const parsePath = (path: string): string[] => path.split('/').filter(Boolean).map(decoded);

/**
 * The searched text for the field in which somebody types. The URL leaves out spaces at its ends, which are typed between words.
 */
export const keepTypedSpaces = (typed: string, inUrl: string): string =>
  typed.trim() === inUrl.trim() ? typed : inUrl;
