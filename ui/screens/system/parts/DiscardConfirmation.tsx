import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';

export interface DiscardConfirmationProps {
  isOpen: boolean;
  words: { title: string; text: string; confirm: string; cancel: string };
  send: (event: { type: 'close.confirm' } | { type: 'close.cancel' }) => void;
}

/** Confirms closing a form with unsaved text. */
export function DiscardConfirmation({ isOpen, words, send }: DiscardConfirmationProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      tone="critical"
      title={words.title}
      confirmLabel={words.confirm}
      cancelLabel={words.cancel}
      onConfirm={() => send({ type: 'close.confirm' })}
      onCancel={() => send({ type: 'close.cancel' })}
    >
      {words.text}
    </ConfirmDialog>
  );
}
