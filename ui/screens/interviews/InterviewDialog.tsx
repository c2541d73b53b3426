import type { InterviewDialogView } from '@vetsync/machines/interviews/interviewDialog';
import { Button } from '../../components/Button/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { InterviewFacts } from './InterviewFacts.tsx';
import { InterviewForm } from './InterviewForm.tsx';
import { InterviewOutcome } from './InterviewOutcome.tsx';
import type { Translation } from '../../language/translate.ts';
import './Interviews.phrases.ts';
import { useWords } from '../../language/useWords.ts';
import { interviewDialogWords } from './Interviews.words.ts';
import { DiscardConfirmation } from '../system/parts/DiscardConfirmation.tsx';
import type { InterviewDialogProps } from './Interviews.types.ts';

export type { InterviewDialogProps } from './Interviews.types.ts';

function titleOf(
  { title }: Translation<typeof interviewDialogWords>,
  { state, form, arranged }: InterviewDialogView,
): string {
  if (form) return title[form.isMove ? 'move' : 'new'];
  if (state === 'missing') return title.missing;
  return arranged ? `${title.facts}: ${arranged.interview.personName}` : title.facts;
}

/** Schedules an interview, or shows a scheduled one. */
export function InterviewDialog({ view, send }: InterviewDialogProps) {
  const words = useWords(interviewDialogWords);
  const { state, isOpen, arranged } = view;
  return (
    <>
      <Dialog
        title={titleOf(words, view)}
        isOpen={isOpen}
        width={view.form ? 'page' : 'reading'}
        onClose={() => send({ type: 'dialog.close' })}
      >
        <Content view={view} send={send} />
      </Dialog>
      <DiscardConfirmation isOpen={state === 'confirmingDiscard'} words={words.discard} send={send} />
      {state === 'cancelling' && arranged && (
        <ConfirmDialog
          title={words.call.title}
          tone="critical"
          confirmLabel={words.call.confirm}
          cancelLabel={words.call.cancel}
          onConfirm={() => send({ type: 'cancel.confirm' })}
          onCancel={() => send({ type: 'cancel.leave' })}
        >
          {words.call.text(arranged.interview.personName)}
        </ConfirmDialog>
      )}
    </>
  );
}

function Content({ view, send }: InterviewDialogProps) {
  const words = useWords(interviewDialogWords);
  const { state, form, arranged } = view;
  if (form) return <InterviewForm view={view} form={form} send={send} />;
  if (state === 'concluding') return <InterviewOutcome view={view} send={send} />;
  if (arranged) return <InterviewFacts view={view} arranged={arranged} send={send} />;
  return (
    <EmptyState
      level={3}
      title={words.missing.title}
      action={<Button onPress={() => send({ type: 'dialog.close' })}>{words.missing.close}</Button>}
    >
      {words.missing.text}
    </EmptyState>
  );
}
