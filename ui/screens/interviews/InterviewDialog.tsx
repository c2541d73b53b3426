import './Interviews.phrases.ts';
import type { InterviewDialogView } from '@vetsync/machines/interviews/interviewDialog';
import { Button } from '../../components/Button/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Dialog, DialogFooter } from '../../components/Dialog/Dialog.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { InterviewFacts } from './InterviewFacts.tsx';
import { InterviewForm } from './InterviewForm.tsx';
import type { Translation } from '../../language/translate.ts';
import { useWords } from '../../language/useWords.ts';
import { interviewDialogWords, interviewsWords } from './Interviews.words.ts';
import { DiscardConfirmation } from '../system/parts/DiscardConfirmation.tsx';
import type { InterviewDialogProps } from './Interviews.types.ts';
import { Form } from '../../components/Form/Form.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';

const outcomes = ['forward', 'undecided', 'notForward'] as const;

/** Records the outcome of an interview. */
function InterviewOutcome({ view: { outcome }, send }: InterviewDialogProps) {
  const allWords = useWords(interviewDialogWords);
  const sharedWords = useWords(interviewsWords);
  const words = allWords.conclude;
  return (
    <Form onSubmit={() => send({ type: 'outcome.save' })}>
      <RadioGroup
        name="outcome"
        label={words.label}
        help={words.help}
        options={outcomes.map((value) => ({ value, label: sharedWords.outcomes[value] }))}
        value={outcome.chosen ?? ''}
        onChange={(value) => send({ type: 'outcome.choose', outcome: value })}
      />
      <TextArea
        name="notes"
        isRequired={false}
        label={allWords.notes}
        limit={outcome.notesMax}
        value={outcome.notes}
        onChange={(notes) => send({ type: 'notes.change', notes })}
      />
      <DialogFooter>
        <Button type="submit" variant="primary" isDisabled={!outcome.canSave}>
          {words.save}
        </Button>
        <Button onPress={() => send({ type: 'outcome.leave' })}>{words.back}</Button>
      </DialogFooter>
    </Form>
  );
}

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
