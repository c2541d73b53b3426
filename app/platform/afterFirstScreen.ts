import type { PlatformContextValue } from './usePlatform.ts';
import type { Platform } from '@vetsync/machines/shell/platform';
import { isHotkey } from '@vetsync/ui/hooks/hotkeys';
import { isPlatformPath, parseShellRoute, standaloneOf, tabOf } from '@vetsync/machines/shell/model';
import type { Role } from '@vetsync/machines/account/model';
import { shellView, type ShellView } from '@vetsync/machines/shell/shell';
import { pathWithin } from '../language/paths.ts';
import { placeOf } from '../page/location.ts';
import { portalGroup, tabGroups } from './prefetchGroups.ts';
import { startLoadingWhenIdle, whenIdle } from './whenIdle.ts';

const shellOf = ({ actor }: Platform) => shellView(actor.shell.getSnapshot());

/** Ignores failures, because the code is loaded again when it is needed. */
const quietly = (fetching: Promise<unknown>) => void fetching.catch(() => {});

function prefetchPage({ tabLoader }: PlatformContextValue, href: string, activeRole: Role): void {
  const { pathname, search, origin } = new URL(href);
  const path = pathWithin(pathname);
  if (origin !== location.origin || path === null) return;
  const place = placeOf(path, search);
  if (!isPlatformPath(place.path)) return;
  const route = parseShellRoute(place.path, search);
  const role = route.role === null || route.role === 'none' ? activeRole : route.role;
  const screen = standaloneOf(route.screen);
  quietly(tabLoader.prefetch({ role, tab: tabOf(role, route.tab).value, screen }));
}

/** Only the demo has these tabs: those of an account's organizations are others. */
const mayOpenPortals = ({ notice }: ShellView) => notice === 'sampleData';

/** One after the other, so that they don't compete for bandwidth. */
async function prefetchGroups(platform: Platform, signal: AbortSignal): Promise<void> {
  for (const group of mayOpenPortals(shellOf(platform)) ? [...tabGroups, portalGroup] : tabGroups) {
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
function prefetch(value: PlatformContextValue, signal: AbortSignal): void {
  const { platform } = value;
  const prefetchLinked = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link) prefetchPage(value, link.href, shellOf(platform).content.role);
  };
  quietly(prefetchGroups(platform, signal));
  for (const intent of ['pointerover', 'focusin', 'touchstart'])
    addEventListener(intent, prefetchLinked, { passive: true, signal });
}

/** Over a dialog, leaving the page could lose what is being written there. */
const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** Ctrl+K or Command+K opens and closes the list of all places and tools. */
function followCommandKey(platform: Platform, signal: AbortSignal): void {
  const onKey = (event: KeyboardEvent) => {
    if (!isHotkey(event, 'mod+k')) return;
    const { panel, state } = shellOf(platform);
    const isOpen = panel === 'commands';
    if (state !== 'open' || (!isOpen && isDialogOpen())) return;
    // The browser would focus its address bar.
    event.preventDefault();
    platform.send(isOpen ? { type: 'panel.close' } : { type: 'panel.open', panel: 'commands' });
  };
  addEventListener('keydown', onKey, { signal });
}

/** Nothing is prefetched with data saver on. */
const isDataSaverOn = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** What a platform does besides drawing its screens. */
export function afterFirstScreen(value: PlatformContextValue, signal: AbortSignal): void {
  followCommandKey(value.platform, signal);
  if (!isDataSaverOn()) prefetch(value, signal);
}
