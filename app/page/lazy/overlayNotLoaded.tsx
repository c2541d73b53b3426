import { DialogFailed } from '@vetsync/ui/screens/system/parts/DialogFailed';
import { useEffect, useState, type ComponentType } from 'react';
import { isSiteReached } from '../../services/http/isSiteReached.ts';
import type { Load } from './lazyNamed.ts';

/** What closes a dialog that never appeared. The URL names most of them. */
export type Close<Props> = (props: Props) => void;

/** What stands in the place of a dialog or panel whose code could not be fetched, until it is. */
export function overlayNotLoaded<Props extends object>(load: Load<Props>, close: Close<Props>) {
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
