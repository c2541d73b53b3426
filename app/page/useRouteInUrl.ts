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

/** A page's path, and how to parse and format its route. */
export interface RouteInUrl<Route> {
  path: string;
  read: (search: string) => Route;
  href: (route: Route) => string;
}

/** Synchronizes the URL and a machine's route. Closing the open row goes back in history. */
export function useRouteInUrl<Route>(
  actor: RoutedActor<Route>,
  { path, read, href }: RouteInUrl<Route>,
): void {
  useEffect(() => {
    const subscription = actor.on('location.changed', ({ route, isClosing }) => {
      if (isClosing) leave(href(route));
      else go(href(route), { replace: true });
    });
    const gone = new AbortController();
    followLocation((current) => {
      if (current.path === path) actor.send({ type: 'location.changed', route: read(current.search) });
    }, gone.signal);
    return () => {
      subscription.unsubscribe();
      gone.abort();
    };
  }, [actor, path, read, href]);
}
