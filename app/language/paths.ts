/**
 * A path of the URL as machines know it, without its language; null if it belongs to another language. English has no
 * language in its paths, and readers of English shouldn't pay for taking it off. `paths.es.ts` takes the place of this file.
 */
export const pathWithin = (path: string): string | null => path;

/** The URL's path for a path as machines know it. */
export const pathInUrl = (path: string): string => path;
