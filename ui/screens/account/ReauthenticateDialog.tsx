import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { ReauthenticateForm } from './reauthenticate/ReauthenticateForm.tsx';
import { useWords } from '../../language/useWords.ts';
import { reauthenticateWords } from './ReauthenticateDialog.words.ts';
import type { ReauthenticateDialogProps } from './Account.types.ts';

export type { ReauthenticateDialogProps } from './Account.types.ts';

/**
 * Asks the user to confirm their identity over the open page: before a sensitive change, and when a session has
 * ended. The page below keeps everything that was typed.
 */
export function ReauthenticateDialog({ view, send }: ReauthenticateDialogProps) {
  const words = useWords(reauthenticateWords);
  const { isOpen, reason, canClose } = view;
  const close = () => send({ type: 'dialog.close' });
  return (
    <Dialog
      isOpen={isOpen}
      width="narrow"
      title={words.title[reason]}
      description={words.text[reason]}
      isBusy={!canClose}
      onClose={reason === 'sensitive' ? close : undefined}
    >
      <ReauthenticateForm key={`${view.method} ${view.isSent}`} view={view} send={send} />
    </Dialog>
  );
}
