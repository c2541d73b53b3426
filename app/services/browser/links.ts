import { pathWithin } from '../../language/paths.ts';

/**
 * Screens render plain links. This turns clicks on links to the app's pages into navigation without a reload. The browser
 * handles everything else: new tabs, downloads, other sites, the
 * other language, files and the API.
 *
 * @param isPage Whether a path of this site, without its language, belongs to the app.
 * @returns Stops listening.
 */
export function followLinks(
  root: Document | HTMLElement,
  isPage: (path: string) => boolean,
  go: (to: string) => void,
): () => void {
  const onClick = (event: Event) => {
    if (!(event instanceof MouseEvent)) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || event.button !== 0) return;
    // React Aria stops the click on an item of a menu on its way up.
    if (link.hasAttribute('data-rac') !== (event.eventPhase === Event.CAPTURING_PHASE)) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.hasAttribute('download') || (link.target !== '' && link.target !== '_self')) return;
    const { origin, pathname, search, hash } = new URL(link.href, location.href);
    const path = pathWithin(pathname);
    if (origin !== location.origin || path === null || !isPage(path)) return;
    const isJump = hash !== '' && pathname === location.pathname && search === location.search;
    if (isJump) return;
    event.preventDefault();
    go(path + search + hash);
  };
  for (const capture of [true, false]) root.addEventListener('click', onClick, capture);
  return () => {
    for (const capture of [true, false]) root.removeEventListener('click', onClick, capture);
  };
}
