import { connectionView } from '@vetsync/machines/connection';
import { toastsView } from '@vetsync/machines/toasts';
import { OfflineBanner } from '@vetsync/ui/screens/system/OfflineBanner';
import { Toasts } from '@vetsync/ui/screens/system/Toasts';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useRoot } from './useRoot.ts';

/** What every place has around it: the banner about the connection, and the toasts. */
export function Frame({ children }: { children: ReactNode }) {
  const { connection, toasts } = useRoot();
  return (
    <>
      <OfflineBanner view={useSelector(connection, connectionView)} send={connection.send} />
      {children}
      <Toasts view={useSelector(toasts, toastsView)} send={toasts.send} />
    </>
  );
}
