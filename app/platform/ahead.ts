import { demoScreens, isPlatformPath, readShellPlace, tabOf, type Role } from '@vetsync/machines/model';
import type { Platform } from '@vetsync/machines/platform';
import { fetchContent } from './contents.ts';

/** What most tabs are made of, and the first screen does without. */
const controls = [
  () => import('@vetsync/ui/components/Select'),
  () => import('@vetsync/ui/components/Dialog'),
  () => import('@vetsync/ui/components/SearchField'),
];

/** Whoever pays for each byte gets what they ask for and nothing more. */
const isSparing = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** What is not there when it is asked for is fetched then. */
const quietly = (fetching: Promise<unknown>) => void fetching.catch(() => {});

function fetchPlace(href: string, roleHere: Role): void {
  const { pathname, search, origin } = new URL(href);
  if (
    origin !== location.origin ||
    !(isPlatformPath('demo', pathname) || isPlatformPath('account', pathname))
  )
    return;
  const place = readShellPlace(pathname, search);
  const role = place.role === null || place.role === 'none' ? roleHere : place.role;
  const screen = place.screen && demoScreens[place.screen].whole ? place.screen : null;
  quietly(fetchContent({ role, tab: tabOf(role, place.tab).value, screen }));
}

/**
 * Fetches code before it is needed: what most tabs share once nothing else is to be done, and a tab as soon as somebody
 * points at a link to it.
 *
 * @returns stops listening.
 */
export function fetchAhead(platform: Platform): () => void {
  if (isSparing()) return () => {};
  // Safari has no idle time to give; by then the first screen is drawn there as well.
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1_000));
  whenIdle(() => controls.forEach((load) => quietly(load())));
  const point = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link) fetchPlace(link.href, platform.view().shell.content.role);
  };
  const listening = new AbortController();
  for (const intent of ['pointerover', 'focusin', 'touchstart'])
    addEventListener(intent, point, { passive: true, signal: listening.signal });
  return () => listening.abort();
}
