import { Button } from '../../components/Button/Button.tsx';
import { DialogFooter } from '../../components/Dialog/Dialog.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import type { InterviewDialogProps } from './Interviews.types.ts';
import { interviewDialogWords, interviewsWords } from './Interviews.words.ts';

const words = interviewDialogWords.conclude;
const outcomes = ['forward', 'undecided', 'notForward'] as const;

/** Records the outcome of an interview. */
export function InterviewOutcome({ view: { outcome }, send }: InterviewDialogProps) {
  return (
    <Form onSubmit={() => send({ type: 'outcome.save' })}>
      <RadioGroup
        name="outcome"
        label={words.label}
        help={words.help}
        options={outcomes.map((value) => ({ value, label: interviewsWords.outcomes[value] }))}
        value={outcome.chosen ?? ''}
        onChange={(value) => send({ type: 'outcome.choose', outcome: value })}
      />
      <TextArea
        name="notes"
        need="optional"
        label={interviewDialogWords.notes}
        limit={outcome.notesMax}
        value={outcome.notes}
        onChange={(notes) => send({ type: 'notes.change', notes })}
      />
      <DialogFooter>
        <Button type="submit" emphasis="primary" isDisabled={!outcome.canSave}>
          {words.save}
        </Button>
        <Button onPress={() => send({ type: 'outcome.leave' })}>{words.back}</Button>
      </DialogFooter>
    </Form>
  );
}
