import { reauthenticateView } from '@vetsync/machines/reauthenticate';
import { ReauthenticateDialog } from '@vetsync/ui/screens/account/ReauthenticateDialog';
import { useSelector } from '@xstate/react';
import type { Reauthenticate } from '../services/reauthenticate.ts';

/** Asks for a proof of identity, over any page. */
export default function ProofDialog({ dialog }: { dialog: Reauthenticate }) {
  return <ReauthenticateDialog view={useSelector(dialog, reauthenticateView)} send={dialog.send} />;
}
