import { applicationDialogView, type applicationDialogMachine } from '@vetsync/machines/applicationDialog';
import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useMountOnceOpen } from '../../useMountOnceOpen.ts';

// Its forms are fetched when somebody first applies.
const ApplicationDialog = lazy(async () => ({
  default: (await import('@vetsync/ui/screens/applications/ApplicationDialog')).ApplicationDialog,
}));

/** The application dialog over a tab. */
export function ApplicationOverlay({ dialog }: { dialog: ActorRefFrom<typeof applicationDialogMachine> }) {
  const view = useSelector(dialog, applicationDialogView);
  const isNeeded = useMountOnceOpen(view.open);
  return <Suspense>{isNeeded && <ApplicationDialog view={view} send={dialog.send} />}</Suspense>;
}
