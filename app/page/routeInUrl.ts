import { locationChanges } from './changes.ts';
import { navigateTo, closeOverlay } from './navigateTo.ts';

/** A page's path, and how to parse and format its route. */
interface RouteInUrl<Route> {
  path: string;
  /** Null if the query belongs to another page with this path. */
  read: (search: string) => Route | null;
  href: (route: Route) => string;
}

/** Keeps a machine's route in the URL: the machine's actor `locationChanges` and the handler of what it emits. */
export const routeInUrl = <Route>({ path, read, href }: RouteInUrl<Route>) => ({
  locationChanges: locationChanges((location) => {
    const route = location.path === path ? read(location.search) : null;
    return route === null ? null : { type: 'location.changed', route };
  }),
  /**
   * Replaces the history entry, but adds one for what the machine opens. If it closes what the URL has open, goes back in
   * history instead.
   */
  onLocationChanged({
    route,
    isClosing = false,
    isOpening = false,
  }: {
    route: Route;
    isClosing?: boolean;
    isOpening?: boolean;
  }): void {
    if (isClosing) closeOverlay(href(route));
    else navigateTo(href(route), { replace: !isOpening });
  },
});
