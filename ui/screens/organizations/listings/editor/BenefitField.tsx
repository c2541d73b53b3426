import { Checkbox } from '../../../../components/Checkbox/Checkbox.tsx';
import { Stack } from '../../../../components/Stack/Stack.tsx';
import { useWords } from '../../../../language/useWords.ts';
import { ChoiceGroup } from '../../../system/forms/ChoiceGroup.tsx';
import type { ListingFieldsProps } from '../ListingEditor.types.ts';
import { listingNamesWords } from '../ListingNames.words.ts';

/** What can pay for a degree program, or for care. */
export function BenefitField({ form, send }: ListingFieldsProps) {
  const { fields, benefits } = useWords(listingNamesWords);
  const chosen = form.draft.benefits;
  return (
    <ChoiceGroup name="benefits" label={fields.benefits} error={form.errors.benefits}>
      <Stack space="xsmall">
        {form.benefits.map((benefit) => (
          <Checkbox
            key={benefit}
            isSelected={chosen.includes(benefit)}
            isReadOnly={form.busy}
            onChange={(isSelected) =>
              send({
                type: 'field.change',
                field: 'benefits',
                value: isSelected ? [...chosen, benefit] : chosen.filter((each) => each !== benefit),
              })
            }
          >
            {benefits[benefit]}
          </Checkbox>
        ))}
      </Stack>
    </ChoiceGroup>
  );
}
