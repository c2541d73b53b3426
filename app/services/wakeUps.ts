import { fromCallback, type EventObject } from 'xstate';

/** Reports with `page.woken` that the page is visible again, or the browser online again. */
export const wakeUps = fromCallback<EventObject>(({ sendBack }) => {
  const stopped = new AbortController();
  const { signal } = stopped;
  const wake = () => sendBack({ type: 'page.woken' });
  addEventListener('online', wake, { signal });
  addEventListener('visibilitychange', () => document.visibilityState === 'visible' && wake(), { signal });
  return () => stopped.abort();
});
