import { DialogFailed } from '@vetsync/ui/screens/system/parts/DialogFailed';
import { lazy, useEffect, useState, type ComponentType } from 'react';
import { hrefWith } from '../hrefWith.ts';
import { isSiteReached } from '../../services/http/isSiteReached.ts';
import type { Load } from './lazyNamed.ts';
import { loadWhenIdle } from '../../platform/whenIdle.ts';
import { closeOverlay } from '../navigateTo.ts';

/** What closes a dialog that never appeared. The URL names most of them. */
type Close<Props> = (props: Props) => void;
const closeInUrl = () => closeOverlay(hrefWith({ open: null, dialog: null }));

/**
 * A dialog or panel whose code is fetched when the browser is idle, or when it is first opened. Without a network it
 * says so in its own place, and opens once the network is back. The page behind it stays as it is.
 */
export function lazyOverlay<Props extends object>(load: Load<Props>, close: Close<Props> = closeInUrl) {
  loadWhenIdle(load);
  return lazy(() => load().catch(() => ({ default: waitingFor(load, close) })));
}

function waitingFor<Props extends object>(load: Load<Props>, close: Close<Props>) {
  return function NotLoaded(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
    const [isTrying, setTrying] = useState(false);

    async function tryAgain(): Promise<boolean> {
      setTrying(true);
      const file = await load().catch(() => null);
      setTrying(false);
      if (file) setLoaded(() => file.default);
      return file !== null;
    }
    useEffect(() => {
      const retry = () => void tryAgain();
      // It may have been closed while the network came back.
      retry();
      addEventListener('online', retry);
      return () => removeEventListener('online', retry);
    }, []);

    if (Loaded) return <Loaded {...props} />;
    return (
      <DialogFailed
        view={{ isTrying }}
        send={async ({ type }) => {
          if (type === 'dialog.close') close(props);
          // The site is there, and its code is not: this page is of an earlier version.
          else if (!(await tryAgain()) && (await isSiteReached())) location.reload();
        }}
      />
    );
  };
}
