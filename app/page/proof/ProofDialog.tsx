import { reauthenticateView } from '@vetsync/machines/account/reauthenticate';
import { ReauthenticateDialog } from '@vetsync/ui/screens/account/ReauthenticateDialog';
import { useSelector } from '@xstate/react';
import type { Reauthenticate } from '../../services/reauthenticate.ts';

/** The dialog over any page that asks people to prove their identity again. `dialog` is its running machine. */
export default function ProofDialog({ dialog }: { dialog: Reauthenticate }) {
  return <ReauthenticateDialog view={useSelector(dialog, reauthenticateView)} send={dialog.send} />;
}
