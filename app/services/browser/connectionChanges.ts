import { fromSubscription } from '../../page/changes.ts';

/** Reports whether the browser is online. */
export const connectionChanges = fromSubscription<{ type: 'connection.changed'; online: boolean }>(
  (report) => {
    const stopped = new AbortController();
    for (const type of ['online', 'offline'])
      addEventListener(type, () => report({ type: 'connection.changed', online: navigator.onLine }), {
        signal: stopped.signal,
      });
    return () => stopped.abort();
  },
);
