import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { EventForm } from './events/EventForm.tsx';
import './Community.phrases.ts';
import { useWords } from '../../language/useWords.ts';
import { eventEditorWords } from './EventEditor.words.ts';
import type { EventEditorProps } from './Community.types.ts';

export type { EventEditorProps } from './Community.types.ts';

/** Creates an event. Closing it keeps the draft. */
export function EventEditor({ view, send }: EventEditorProps) {
  const words = useWords(eventEditorWords);
  return (
    <>
      <Dialog
        title={words.title}
        description={words.description[view.audience]}
        width="page"
        isOpen={view.isOpen}
        onClose={() => send({ type: 'dialog.close' })}
      >
        <EventForm view={view} send={send} />
      </Dialog>
      {view.state === 'confirmingDiscard' && (
        <ConfirmDialog
          title={words.question.title}
          tone="critical"
          confirmLabel={words.question.confirm}
          cancelLabel={words.question.cancel}
          onConfirm={() => send({ type: 'discard.confirm' })}
          onCancel={() => send({ type: 'discard.cancel' })}
        >
          {words.question.text}
        </ConfirmDialog>
      )}
    </>
  );
}
