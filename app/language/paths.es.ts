import { base } from './language.es.ts';

/** A path of the URL as machines know it, without its language; null if it belongs to another language. */
export function pathWithin(path: string): string | null {
  if (path === base) return '/';
  return path.startsWith(`${base}/`) ? path.slice(base.length) : null;
}

/** The URL's path for a path as machines know it. */
export const pathInUrl = (path: string): string => base + path;
