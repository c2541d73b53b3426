import type { PlatformEvent } from '@vetsync/machines/platform';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { resetQuestionWords as words } from '../Shell.words.ts';

/** Asks before the demo starts over: what was handed in and decided is gone. */
export function ResetQuestion({ send }: { send: (event: PlatformEvent) => void }) {
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
