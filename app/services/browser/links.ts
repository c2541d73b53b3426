/**
 * Screens write plain links; this turns a click on one of this site's places into a change of place without a
 * reload. Everything else stays the browser's: new tabs, downloads, other sites, files and the API.
 *
 * @param isPlace Whether a path of this site is one of the app's places.
 * @returns stops listening.
 */
export function followLinks(
  root: HTMLElement,
  isPlace: (path: string) => boolean,
  go: (to: string) => void,
): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.hasAttribute('download') || (link.target !== '' && link.target !== '_self')) return;
    const { origin, pathname, search, hash } = new URL(link.href, location.href);
    if (origin !== location.origin || !isPlace(pathname)) return;
    const isJump = hash !== '' && pathname === location.pathname && search === location.search;
    if (isJump) return;
    event.preventDefault();
    go(pathname + search + hash);
  };
  root.addEventListener('click', onClick);
  return () => root.removeEventListener('click', onClick);
}
