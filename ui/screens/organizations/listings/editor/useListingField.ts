import type { ListingDraft } from '@vetsync/machines/organizations/model';
import type { ListingField } from '@vetsync/machines/organizations/model';
import { useWords } from '../../../../language/useWords.ts';
import { amountField } from '../../../system/forms/amountField.ts';
import type { ListingFieldsProps } from '../ListingEditor.types.ts';
import { listingNamesWords } from '../ListingNames.words.ts';

type FieldOf<Value> = {
  [Field in keyof ListingDraft]: ListingDraft[Field] extends Value ? Field : never;
}[keyof ListingDraft] &
  ListingField;
type TextOrAmount = FieldOf<string>;

/** Ties the fields of a form to the machine. */
export function useListingField({ form, send }: ListingFieldsProps) {
  const labels = useWords(listingNamesWords).fields;
  const { draft, errors, busy } = form;
  const named = (name: ListingField) => ({ name, label: labels[name], error: errors[name] });
  const change =
    <Field extends TextOrAmount>(field: Field) =>
    (value: string) =>
      send({ type: 'field.change', field, value });
  return {
    named,
    text: (name: TextOrAmount) => ({
      ...named(name),
      value: draft[name],
      isReadOnly: busy,
      onChange: change(name),
    }),
    choice: (name: TextOrAmount) => ({
      ...named(name),
      value: draft[name],
      isDisabled: busy,
      onChange: change(name),
    }),
    amount: (name: TextOrAmount) => ({
      ...named(name),
      ...amountField(draft[name], change(name)),
      isReadOnly: busy,
      minValue: 0,
      hasSteppers: false,
      isRequired: false as const,
    }),
    day: (name: TextOrAmount) => ({
      ...named(name),
      value: draft[name] || null,
      today: form.today,
      isReadOnly: busy,
      onChange: (day: string | null) => change(name)(day ?? ''),
    }),
  };
}
