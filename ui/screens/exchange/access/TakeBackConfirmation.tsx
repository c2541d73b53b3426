import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { useWords } from '../../../language/useWords.ts';
import type { AccessLogProps } from './Sharing.types.ts';
import { accessLogWords } from '../AccessLog.words.ts';

/** Says what taking something back means before it happens. */
export function TakeBackConfirmation({ view: { action }, send }: AccessLogProps) {
  const words = useWords(accessLogWords).ask;
  if (action?.state !== 'confirming' && action?.state !== 'sending') return null;
  const { consent, state } = action;
  const isWorking = state === 'sending';
  const { title, text, confirm } =
    consent.kind === 'application'
      ? {
          ...words.application,
          title: words.application.title(consent.title),
          text: words.application.text(consent.organization),
        }
      : words.candidate;
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={isWorking ? words.working : confirm}
      cancelLabel={words.cancel}
      isPending={isWorking}
      onConfirm={() => send({ type: 'action.confirm' })}
      onCancel={() => send({ type: 'action.cancel' })}
    >
      {text}
    </ConfirmDialog>
  );
}
