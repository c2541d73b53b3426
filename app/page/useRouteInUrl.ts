import { useEffect } from 'react';
import { followLocation } from './location.ts';
import { go, leave } from './go.ts';

/** A machine whose route is in the URL. */
interface RoutedActor<Route> {
  on: (
    type: 'location.changed',
    handler: (emitted: { route: Route; isClosing: boolean }) => void,
  ) => { unsubscribe: () => void };
  send: (event: { type: 'location.changed'; route: Route }) => void;
}

/** Where a page is, and how it writes its route into the query. */
export interface RouteInAddress<Route> {
  path: string;
  read: (search: string) => Route;
  href: (route: Route) => string;
}

/** Keeps the URL and a machine's route the same. Closing what the URL names is a step back. */
export function useRouteInUrl<Route>(
  actor: RoutedActor<Route>,
  { path, read, href }: RouteInAddress<Route>,
): void {
  useEffect(() => {
    const places = actor.on('location.changed', ({ route, isClosing }) => {
      if (isClosing) leave(href(route));
      else go(href(route), { replace: true });
    });
    const gone = new AbortController();
    followLocation((address) => {
      if (address.path === path) actor.send({ type: 'location.changed', route: read(address.search) });
    }, gone.signal);
    return () => {
      places.unsubscribe();
      gone.abort();
    };
  }, [actor, path, read, href]);
}
