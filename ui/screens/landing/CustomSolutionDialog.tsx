import { Dialog, DialogFooter } from '../../components/Dialog/Dialog.tsx';
import { useWords } from '../../language/useWords.ts';
import { customSolutionWords } from './CustomSolutionDialog.words.ts';
import { DiscardConfirmation } from '../system/parts/DiscardConfirmation.tsx';
import type { CustomSolutionDialogProps } from './Landing.types.ts';
import type { SolutionChoices, SolutionField } from '@vetsync/machines/landing/model';
import type { ReactNode } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { FormErrorSummary } from '../../components/FormErrorSummary/FormErrorSummary.tsx';
import { FormGrid } from '../../components/FormGrid/FormGrid.tsx';
import { Select } from '../../components/Select/Select.tsx';
import type { SelectProps } from '../../components/Select/Select.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import type { TextFieldProps } from '../../components/TextField/TextField.tsx';
import { usePhrases } from '../../language/usePhrases.ts';
import { legend } from './CustomSolutionForm.css.ts';
import '../system/System.phrases.ts';
import '../system/forms/Input.phrases.ts';
import './Landing.phrases.ts';

const order = Object.keys(customSolutionWords.fields) as SolutionField[];

function CustomSolutionForm({ view, send }: CustomSolutionDialogProps) {
  const write = usePhrases();
  const words = useWords(customSolutionWords);
  const labels: Record<keyof SolutionChoices, Record<string, string>> = words.choices;
  const { busy, errors, waitSeconds } = view;
  const field = (name: SolutionField) => ({
    name,
    label: words.fields[name],
    value: view.fields[name],
    error: errors[name],
    onChange: (value: string) => send({ type: 'field.change', field: name, value }),
  });
  const text = (name: SolutionField): Omit<TextFieldProps, 'inputRef'> => ({
    ...field(name),
    limit: view.limits[name],
    isReadOnly: busy,
  });
  const choice = <Name extends keyof SolutionChoices>(name: Name): SelectProps => {
    const options = view.choices[name].map((value) => ({ value, label: labels[name][value] ?? value }));
    return { ...field(name), options, isRequired: false, isDisabled: busy };
  };
  const named = order.map((name) => [
    name,
    errors[name] && words.errorOf(words.fields[name], write(errors[name])),
  ]);
  return (
    <Form
      focusField={view.firstInvalid}
      attempt={view.attempt}
      onSubmit={() => view.canSubmit && send({ type: 'form.submit' })}
    >
      <FormErrorSummary errors={Object.fromEntries(named)} order={order} />
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
      <Group title={words.groups.you}>
        <FormGrid>
          <TextField {...text('name')} isRequired autoComplete="name" />
          <TextField {...text('email')} isRequired type="email" autoComplete="email" />
        </FormGrid>
        <FormGrid>
          <TextField {...text('organization')} isRequired autoComplete="organization" />
          <Select {...choice('organizationType')} />
        </FormGrid>
        <TextField {...text('role')} isRequired={false} autoComplete="organization-title" />
      </Group>
      <Group title={words.groups.need}>
        <TextArea {...text('useCase')} isRequired={false} />
        <TextArea {...text('requirements')} isRequired={false} />
        <FormGrid>
          <Select {...choice('timeline')} />
          <Select {...choice('budgetRange')} />
        </FormGrid>
      </Group>
      <DialogFooter>
        <Button type="submit" variant="primary" isPending={busy} isDisabled={!view.canSubmit && !busy}>
          {waitSeconds !== null && words.submitIn(waitSeconds)}
          {waitSeconds === null && (busy ? words.submitting : words.submit)}
        </Button>
        <Button isDisabled={busy} onPress={() => send({ type: 'modal.close' })}>
          {words.cancel}
        </Button>
      </DialogFooter>
    </Form>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className={legend}>{title}</legend>
      <Stack>{children}</Stack>
    </fieldset>
  );
}

export type { CustomSolutionDialogProps } from './Landing.types.ts';

/** Requests a custom solution (platform spec, sections 3, 5 and 9, custom solution). */
export function CustomSolutionDialog({ view, send }: CustomSolutionDialogProps) {
  const words = useWords(customSolutionWords);
  return (
    <Dialog
      title={words.title}
      description={words.description}
      isOpen={view.open}
      isBusy={view.busy}
      onClose={() => send({ type: 'modal.close' })}
    >
      <CustomSolutionForm view={view} send={send} />
      <DiscardConfirmation isOpen={view.state === 'confirmingClose'} words={words.discard} send={send} />
    </Dialog>
  );
}
