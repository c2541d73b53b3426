import { Button } from '../../components/Button/Button.tsx';
import { DialogFooter } from '../../components/Dialog/Dialog.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import type { InterviewDialogProps } from './Interviews.types.ts';
import { useWords } from '../../language/useWords.ts';
import { interviewDialogWords, interviewsWords } from './Interviews.words.ts';

const outcomes = ['forward', 'undecided', 'notForward'] as const;

/** Records the outcome of an interview. */
export function InterviewOutcome({ view: { outcome }, send }: InterviewDialogProps) {
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
