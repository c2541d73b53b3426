import { demoBase } from '@vetsync/machines/shell/model';
import { pathWithin } from '../language/paths.ts';

/** A place on this site, without the language of its path. */
export interface SiteLocation {
  /** What machines know no address with: that of the demo, or none. */
  base: string;
  /** Below the base. */
  path: string;
  /** With its question mark, or empty. */
  search: string;
}

/** The place of a path of this site. */
export function placeOf(path: string, search: string): SiteLocation {
  const base = path === demoBase || path.startsWith(`${demoBase}/`) ? demoBase : '';
  return { base, path: path.slice(base.length), search };
}

/** The path of this site, as its routes name it. */
export const sitePath = ({ base, path }: SiteLocation): string => base + path;

/** The current location as machines know it: without the language prefix of its path, and below its base. */
export const currentLocation = (): SiteLocation =>
  placeOf(pathWithin(location.pathname) ?? location.pathname, location.search);

/** The location that a page was prerendered for, or else the current one. */
export const firstLocation = (prerendered: { path: string; search: string } | null): SiteLocation =>
  prerendered ? placeOf(prerendered.path, prerendered.search) : currentLocation();

/** The browser's event for back and forward, and wouter's events for navigation by script. */
const navigationEvents = ['popstate', 'pushState', 'replaceState'];

/** Calls `listener` on each navigation until `signal` is aborted. */
export function followLocation(listener: (current: SiteLocation) => void, signal?: AbortSignal): void {
  for (const event of navigationEvents) {
    addEventListener(event, () => listener(currentLocation()), signal ? { signal } : undefined);
  }
}
