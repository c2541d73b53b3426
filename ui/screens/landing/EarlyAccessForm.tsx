import type { LeadField } from '@vetsync/machines/leads/model';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { DialogFooter } from '../../components/Dialog/Dialog.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField, type TextFieldProps } from '../../components/TextField/TextField.tsx';
import type { EarlyAccessDialogProps } from './Landing.types.ts';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { earlyAccessWords } from './EarlyAccessDialog.words.ts';
import '../system/System.phrases.ts';
import '../leads/Leads.phrases.ts';
import '../system/forms/Input.phrases.ts';

interface EarlyAccessFormProps extends EarlyAccessDialogProps {
  submitLabel: string;
}

export function EarlyAccessForm({ view, send, submitLabel }: EarlyAccessFormProps) {
  const write = usePhrases();
  const words = useWords(earlyAccessWords);
  const { busy, waitSeconds } = view;
  const field = (name: LeadField) => ({
    name,
    label: words.fields[name],
    value: view.fields[name],
    error: view.errors[name],
    onChange: (value: string) => send({ type: 'field.change', field: name, value }),
  });
  const text = (name: LeadField): TextFieldProps => ({
    ...field(name),
    limit: view.limits[name],
    isReadOnly: busy,
  });
  return (
    <Form
      focusField={view.firstInvalid}
      attempt={view.attempt}
      onSubmit={() => view.canSubmit && send({ type: 'form.submit' })}
    >
      {view.failure && (
        <Banner tone="critical" title={words.failed} announce="alert">
          {write(view.failure)}
        </Banner>
      )}
      {view.state === 'limited' && (
        <Banner tone="caution" title={words.limited.title} announce="status">
          {words.limited.text}
        </Banner>
      )}
      <TextField {...text('name')} isRequired autoComplete="name" />
      <TextField {...text('email')} isRequired type="email" autoComplete="email" />
      <Select
        {...field('veteranStatus')}
        isRequired={false}
        isDisabled={busy}
        options={view.veteranStatuses.map((value) => ({ value, label: words.veteranStatuses[value] }))}
      />
      <TextField
        {...text('organization')}
        isRequired={false}
        help={words.organizationHelp}
        autoComplete="organization"
      />
      <TextArea {...text('interest')} isRequired={false} />
      <DialogFooter>
        <Button type="submit" variant="primary" isPending={busy} isDisabled={!view.canSubmit && !busy}>
          {waitSeconds !== null && words.submitIn(waitSeconds)}
          {waitSeconds === null && (busy ? words.submitting : submitLabel)}
        </Button>
        <Button isDisabled={busy} onPress={() => send({ type: 'modal.close' })}>
          {words.cancel}
        </Button>
      </DialogFooter>
    </Form>
  );
}
