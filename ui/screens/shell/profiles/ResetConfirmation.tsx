import type { PlatformEvent } from '@vetsync/machines/shell/platform';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { useWords } from '../../../language/useWords.ts';
import { resetConfirmationWords } from '../panels/ShellPanels.words.ts';

/** Confirms resetting the demo, which deletes all submissions and decisions. */
export function ResetConfirmation({ send }: { send: (event: PlatformEvent) => void }) {
  const words = useWords(resetConfirmationWords);
  return (
    <ConfirmDialog
      title={words.title}
      confirmLabel={words.confirm}
      cancelLabel={words.cancel}
      tone="critical"
      onConfirm={() => send({ type: 'world.reset' })}
      onCancel={() => send({ type: 'panel.close' })}
    >
      {words.text}
    </ConfirmDialog>
  );
}
