import { connectionView } from '@vetsync/machines/connection';
import { toastsView } from '@vetsync/machines/toasts';
import { OfflineBanner } from '@vetsync/ui/screens/system/OfflineBanner';
import { useSelector } from '@xstate/react';
import { lazy, Suspense, type ReactNode } from 'react';
import { useRoot } from './useRoot.ts';

const Toasts = lazy(async () => ({ default: (await import('@vetsync/ui/screens/system/Toasts')).Toasts }));

/** What every place has around it: the banner about the connection, and the toasts. */
export function Frame({ children }: { children: ReactNode }) {
  const { connection, toasts } = useRoot();
  return (
    <>
      <OfflineBanner view={useSelector(connection, connectionView)} send={connection.send} />
      {children}
      <Suspense>
        <Toasts view={useSelector(toasts, toastsView)} send={toasts.send} />
      </Suspense>
    </>
  );
}
