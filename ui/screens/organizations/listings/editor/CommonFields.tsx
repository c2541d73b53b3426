import { Checkbox } from '../../../../components/Checkbox/Checkbox.tsx';
import { DatePicker } from '../../../../components/DatePicker/DatePicker.tsx';
import { FormGrid } from '../../../../components/FormGrid/FormGrid.tsx';
import { Section } from '../../../../components/Section/Section.tsx';
import { Select } from '../../../../components/Select/Select.tsx';
import { Stack } from '../../../../components/Stack/Stack.tsx';
import { Text } from '../../../../components/Text/Text.tsx';
import { TextArea } from '../../../../components/TextArea/TextArea.tsx';
import { TextField } from '../../../../components/TextField/TextField.tsx';
import { useWords } from '../../../../language/useWords.ts';
import { listingEditorWords } from '../ListingEditor.words.ts';
import type { ListingFieldsProps } from '../ListingEditor.types.ts';
import { listingNamesWords } from '../ListingNames.words.ts';
import { useListingField } from './useListingField.ts';

/** What a listing is about. */
export function WhatFields(props: ListingFieldsProps) {
  const { form, kind } = props;
  const { groups, help } = useWords(listingEditorWords);
  const { types } = useWords(listingNamesWords);
  const field = useListingField(props);
  return (
    <Section title={groups.what} level={3}>
      <Stack>
        <TextField {...field.text('title')} help={help.title[kind]} limit={form.limits.title} isRequired />
        <TextArea {...field.text('description')} help={help.description} limit={form.limits.description} />
        <Select
          {...field.choice('type')}
          options={form.types.map((type) => ({ value: type, label: types[type] }))}
        />
        {kind === 'program' && (
          <TextArea {...field.text('eligibility')} help={help.eligibility} limit={form.limits.eligibility} />
        )}
      </Stack>
    </Section>
  );
}

/** Where a listing is, for the search near a ZIP code. */
export function WhereFields(props: ListingFieldsProps) {
  const { form, send } = props;
  const { groups, help } = useWords(listingEditorWords);
  const field = useListingField(props);
  return (
    <Section title={groups.where} level={3}>
      <Stack>
        <Text tone="muted">{help.place}</Text>
        <FormGrid>
          <TextField {...field.text('location')} limit={form.limits.location} />
          <TextField {...field.text('zip')} inputMode="numeric" />
        </FormGrid>
        <Checkbox
          name="remote"
          error={form.errors.remote}
          isSelected={form.draft.remote}
          isReadOnly={form.busy}
          onChange={(value) => send({ type: 'field.change', field: 'remote', value })}
        >
          {help.remote}
        </Checkbox>
      </Stack>
    </Section>
  );
}

/** Until when people can apply. An event is over when it ends. */
export function UntilField(props: ListingFieldsProps) {
  const { groups, help } = useWords(listingEditorWords);
  const field = useListingField(props);
  if (props.kind === 'event' && props.form.draft.closesOn === '') return null;
  return (
    <Section title={groups.until} level={3}>
      <DatePicker
        {...field.day('closesOn')}
        firstDay={props.form.today}
        help={help.closesOn}
        isRequired={false}
      />
    </Section>
  );
}
