import './Wellness.phrases.ts';
import { Dialog, DialogFooter } from '../../components/Dialog/Dialog.tsx';
import { useWords } from '../../language/useWords.ts';
import { DiscardConfirmation } from '../system/parts/DiscardConfirmation.tsx';
import { claimEditorWords } from './claims/ClaimEditor.words.ts';
import type { ClaimEditorProps } from './Wellness.types.ts';
import type { ClaimField } from '@vetsync/machines/wellness/model';
import { Button } from '../../components/Button/Button.tsx';
import { DatePicker } from '../../components/DatePicker/DatePicker.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { FormErrorSummary } from '../../components/FormErrorSummary/FormErrorSummary.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { CrisisHelp } from '../system/crisis/CrisisHelp.tsx';
import { claimsWords } from './Claims.words.ts';

function ClaimForm({ view, send }: ClaimEditorProps) {
  const words = useWords(claimEditorWords);
  const sharedWords = useWords(claimsWords);
  const { fields, errors, options, limits, today } = view;
  const field = (name: ClaimField) => ({
    name,
    label: words.fields[name],
    value: fields[name],
    error: errors[name],
    onChange: (value: string) => send({ type: 'field.change', field: name, value }),
  });
  const day = (name: 'filed' | 'next') => ({
    ...field(name),
    today,
    onChange: (value: string | null) => send({ type: 'field.change', field: name, value: value ?? '' }),
  });
  return (
    <Form onSubmit={() => send({ type: 'form.submit' })} focusField={view.focus} attempt={view.attempt}>
      <FormErrorSummary errors={errors} order={view.order} />
      <Stack space="small">
        <TextField {...field('title')} isRequired help={words.help.title} limit={limits.title} />
        <Select
          {...field('kind')}
          isRequired
          options={options.kind.map((value) => ({ value, label: sharedWords.kinds[value] }))}
        />
        <DatePicker {...day('filed')} isRequired lastDay={today} />
        <Select
          {...field('stage')}
          isRequired
          help={words.help.stage}
          options={options.stage.map((value) => ({ value, label: sharedWords.stages[value] }))}
        />
        <DatePicker {...day('next')} isRequired={false} help={words.help.next} />
        <TextArea {...field('note')} isRequired={false} help={words.help.note} limit={limits.note} />
        {view.crisis && (
          <CrisisHelp finding={view.crisis} onDismiss={() => send({ type: 'crisis.dismiss' })} />
        )}
      </Stack>
      <DialogFooter>
        <Button type="submit" variant="primary">
          {words.save[view.task]}
        </Button>
        <Button onPress={() => send({ type: 'dialog.close' })}>{words.cancel}</Button>
      </DialogFooter>
    </Form>
  );
}

export type { ClaimEditorProps } from './Wellness.types.ts';

/** Adds a claim to the person's own list, or changes one. */
export function ClaimEditor({ view, send }: ClaimEditorProps) {
  const words = useWords(claimEditorWords);
  return (
    <>
      <Dialog
        title={words.title[view.task]}
        description={words.description}
        isOpen={view.isOpen}
        onClose={() => send({ type: 'dialog.close' })}
      >
        <ClaimForm view={view} send={send} />
      </Dialog>
      <DiscardConfirmation isOpen={view.state === 'confirmingDiscard'} words={words.discard} send={send} />
    </>
  );
}
