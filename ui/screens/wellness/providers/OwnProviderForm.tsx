import type { OwnProviderField } from '@vetsync/machines/wellness/model';
import { Button } from '../../../components/Button/Button.tsx';
import { DialogFooter } from '../../../components/Dialog/Dialog.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { FormErrorSummary } from '../../../components/FormErrorSummary/FormErrorSummary.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { useWords } from '../../../language/useWords.ts';
import { worldPhrases } from '../../system/parts/World.phrases.ts';
import { ownProvidersWords } from './OwnProviders.words.ts';
import type { OwnProvidersProps } from '../Wellness.types.ts';
import '../Wellness.phrases.ts';

export function OwnProviderForm({ view, send }: OwnProvidersProps) {
  const words = useWords(ownProvidersWords);
  const sharedWords = useWords(worldPhrases);
  const { fields, errors, limits } = view;
  const field = (name: OwnProviderField) => ({
    name,
    label: words.fields[name],
    value: fields[name],
    error: errors[name],
    onChange: (value: string) => send({ type: 'field.change', field: name, value }),
  });
  return (
    <Form onSubmit={() => send({ type: 'form.submit' })} focusField={view.focus} attempt={view.attempt}>
      <FormErrorSummary errors={errors} order={view.order} />
      <Stack space="small">
        <TextField {...field('name')} isRequired limit={limits.name} />
        <Select
          {...field('specialty')}
          isRequired
          options={view.specialties.map((value) => ({ value, label: sharedWords.specialty(value) }))}
        />
        <TextField {...field('facility')} isRequired={false} limit={limits.facility} />
        <TextField {...field('phone')} isRequired={false} type="tel" limit={limits.phone} />
      </Stack>
      <DialogFooter>
        <Button type="submit" variant="primary">
          {words.save}
        </Button>
        <Button onPress={() => send({ type: 'dialog.close' })}>{words.close}</Button>
      </DialogFooter>
    </Form>
  );
}
