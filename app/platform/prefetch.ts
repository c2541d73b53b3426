import { isPlatformPath, parseShellRoute, standaloneOf, tabOf } from '@vetsync/machines/shell/model';
import type { Role } from '@vetsync/machines/account/model';
import type { Platform } from '@vetsync/machines/shell/platform';
import type { ShellView } from '@vetsync/machines/shell/shell';
import { pathWithin } from '../language/paths.ts';
import { placeOf } from '../page/location.ts';
import type { PlatformContextValue } from './usePlatform.ts';
import { portalGroup, tabGroups } from './prefetchGroups.ts';
import { startLoadingWhenIdle, whenIdle } from './whenIdle.ts';

/** Ignores failures, because the code is loaded again when it is needed. */
const quietly = (fetching: Promise<unknown>) => void fetching.catch(() => {});

function prefetchPage({ tabLoader }: PlatformContextValue, href: string, currentRole: Role): void {
  const { pathname, search, origin } = new URL(href);
  const path = pathWithin(pathname);
  if (origin !== location.origin || path === null) return;
  const place = placeOf(path, search);
  if (!isPlatformPath(place.path)) return;
  const route = parseShellRoute(place.path, search);
  const role = route.role === null || route.role === 'none' ? currentRole : route.role;
  const screen = standaloneOf(route.screen);
  quietly(tabLoader.prefetch({ role, tab: tabOf(role, route.tab).value, screen }));
}

/** Only the demo has these tabs: those of an account's organizations are others. */
const mayOpenPortals = ({ notice }: ShellView) => notice === 'sampleData';

/** One after the other, so that they don't compete for bandwidth. */
async function prefetchGroups(platform: Platform, signal: AbortSignal): Promise<void> {
  for (const group of mayOpenPortals(platform.view().shell) ? [...tabGroups, portalGroup] : tabGroups) {
    if (signal.aborted) return;
    await Promise.allSettled(group.map((load) => load()));
    await whenIdle();
  }
  if (!signal.aborted) startLoadingWhenIdle();
}

/**
 * Loads code before it is needed: code that several tabs share when the browser is idle, and a tab as soon as the pointer
 * is over a link to it.
 */
export function prefetch(value: PlatformContextValue, signal: AbortSignal): void {
  const { platform } = value;
  const prefetchLinked = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link) prefetchPage(value, link.href, platform.view().shell.content.role);
  };
  quietly(prefetchGroups(platform, signal));
  for (const intent of ['pointerover', 'focusin', 'touchstart'])
    addEventListener(intent, prefetchLinked, { passive: true, signal });
}
