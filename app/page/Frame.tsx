import { connectionView } from '@vetsync/machines/shell/connection';
import { toastsView } from '@vetsync/machines/shell/toasts';
import { OfflineBanner } from '@vetsync/ui/screens/system/OfflineBanner';
import { useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { whenIdle } from '../platform/whenIdle.ts';
import { lazyNamed } from './lazy/lazyNamed.ts';
import { useRoot } from './useRoot.ts';

const Toasts = lazyNamed('Toasts', () => import('@vetsync/ui/screens/system/Toasts'));

const ProofDialog = lazy(() => import('./proof/ProofDialog.tsx'));

/** Surrounds every page: the connection banner, the toasts and the proof dialog. */
export function Frame({ children }: { children: ReactNode }) {
  const { connection, proofDialog, toasts } = useRoot();
  // The first screen has no toasts. Their live region has to be there before the first one, so that it is announced.
  const [isIdle, setIdle] = useState(false);
  useEffect(() => void whenIdle().then(() => setIdle(true)), []);
  const dialog = useSelector(proofDialog, ({ context }) => context);
  const toastsSeen = useSelector(toasts, toastsView);
  return (
    <>
      <OfflineBanner view={useSelector(connection, connectionView)} send={connection.send} />
      {children}
      <Suspense>{dialog && <ProofDialog dialog={dialog} />}</Suspense>
      <Suspense>{(isIdle || toastsSeen.toast) && <Toasts view={toastsSeen} send={toasts.send} />}</Suspense>
    </>
  );
}
