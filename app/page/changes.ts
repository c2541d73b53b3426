import { fromCallback, type EventObject } from 'xstate';
import { followLocation, type currentLocation } from './location.ts';

/**
 * A callback actor that reports changes to the machine that invokes it.
 *
 * @param follow Subscribes, and returns a function that unsubscribes.
 */
export const fromSubscription = <Change extends EventObject>(
  follow: (report: (change: Change) => void) => () => void,
) => fromCallback(({ sendBack }) => follow(sendBack));

/**
 * Reports each navigation, including those that the machine itself asked for.
 *
 * @param read Returns the event for a location, or null if it belongs to another page.
 */
export const locationChanges = <Change extends EventObject>(
  read: (location: ReturnType<typeof currentLocation>) => Change | null,
) =>
  fromSubscription<Change>((report) => {
    const controller = new AbortController();
    followLocation((location) => {
      const change = read(location);
      if (change) report(change);
    }, controller.signal);
    return () => controller.abort();
  });
