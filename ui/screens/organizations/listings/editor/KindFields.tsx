import type { ListingKind } from '@vetsync/machines/organizations/model';
import type { ComponentType } from 'react';
import { Checkbox } from '../../../../components/Checkbox/Checkbox.tsx';
import { Grid } from '../../../../components/Grid/Grid.tsx';
import { NumberField } from '../../../../components/NumberField/NumberField.tsx';
import { Section } from '../../../../components/Section/Section.tsx';
import { Select } from '../../../../components/Select/Select.tsx';
import { Stack } from '../../../../components/Stack/Stack.tsx';
import { TextArea } from '../../../../components/TextArea/TextArea.tsx';
import { TextField } from '../../../../components/TextField/TextField.tsx';
import { useWords } from '../../../../language/useWords.ts';
import { listingEditorWords } from '../ListingEditor.words.ts';
import type { ListingFieldsProps } from '../ListingEditor.types.ts';
import { listingNamesWords } from '../ListingNames.words.ts';
import { DeadlineField } from './DeadlineField.tsx';
import { EntryField } from './EntryField.tsx';
import { useListingField } from './useListingField.ts';
import { ChoiceGroup } from '../../../system/forms/ChoiceGroup.tsx';
import { DatePicker } from '../../../../components/DatePicker/DatePicker.tsx';
import { TimeField } from '../../../../components/TimeField/TimeField.tsx';
import { useDates } from '../../../system/parts/useDates.ts';

/** When an event starts. An error of the start is shown at the day. */
function StartFields({ form, send }: ListingFieldsProps) {
  const words = useWords(listingEditorWords);
  const labels = useWords(listingNamesWords).fields;
  const { zoneName } = useDates();
  const { draft, errors, busy, timeZones, today } = form;
  return (
    <Grid columns={{ mobile: 1, tablet: 3 }} space="medium">
      <DatePicker
        name="startsAt"
        label={words.startDay}
        value={draft.startDay || null}
        today={today}
        firstDay={today}
        error={errors.startsAt}
        isReadOnly={busy}
        onChange={(day) => send({ type: 'field.change', field: 'startDay', value: day ?? '' })}
      />
      <TimeField
        label={words.startTime}
        value={draft.startTime || null}
        placeholderValue="09:00"
        isReadOnly={busy}
        onChange={(time) => send({ type: 'field.change', field: 'startTime', value: time ?? '' })}
      />
      <Select
        name="timeZone"
        label={labels.timeZone}
        value={draft.timeZone}
        error={errors.timeZone}
        isDisabled={busy}
        options={timeZones.map((zone) => ({ value: zone, label: zoneName(zone) }))}
        onChange={(value) => send({ type: 'field.change', field: 'timeZone', value })}
      />
    </Grid>
  );
}

/** What can pay for a degree program, or for care. */
function BenefitField({ form, send }: ListingFieldsProps) {
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

const dollars = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const;
const two = { mobile: 1, tablet: 2 } as const;

function JobFields(props: ListingFieldsProps) {
  const { groups, help } = useWords(listingEditorWords);
  const { clearances } = useWords(listingNamesWords);
  const field = useListingField(props);
  return (
    <>
      <Section title={groups.pay} level={3}>
        <Grid columns={two} space="medium">
          <NumberField {...field.amount('salaryFrom')} formatOptions={dollars} />
          <NumberField {...field.amount('salaryTo')} formatOptions={dollars} />
        </Grid>
      </Section>
      <Section title={groups.needs} level={3}>
        <Stack>
          <EntryField {...props} list="requiredSkills" help={help.requiredSkills} />
          <EntryField {...props} list="preferredSkills" />
          <EntryField {...props} list="credentials" />
          <Select
            {...field.choice('clearance')}
            isRequired={false}
            options={props.form.clearances.map((each) => ({ value: each, label: clearances[each] }))}
          />
        </Stack>
      </Section>
      <RoomFields {...props} />
    </>
  );
}

function DegreeFields(props: ListingFieldsProps) {
  const { groups, help } = useWords(listingEditorWords);
  const field = useListingField(props);
  return (
    <>
      <Section title={groups.cost} level={3}>
        <Stack>
          <Grid columns={two} space="medium">
            <NumberField {...field.amount('tuition')} isRequired={undefined} formatOptions={dollars} />
            <TextField {...field.text('duration')} help={help.duration} isRequired={false} />
            <NumberField {...field.amount('militaryCredits')} help={help.militaryCredits} />
          </Grid>
          <BenefitField {...props} />
          <DeadlineField {...props} />
        </Stack>
      </Section>
      <RoomFields {...props} />
    </>
  );
}

/** How many can be taken. */
function RoomFields(props: ListingFieldsProps) {
  const { groups } = useWords(listingEditorWords);
  const { whenFull } = useWords(listingNamesWords);
  const field = useListingField(props);
  return (
    <Section title={groups.room} level={3}>
      <Grid columns={two} space="medium">
        <NumberField {...field.amount('capacity')} />
        {props.form.draft.capacity !== '' && (
          <Select
            {...field.choice('whenFull')}
            options={[
              { value: 'waitlist', label: whenFull.waitlist },
              { value: 'close', label: whenFull.close },
            ]}
          />
        )}
      </Grid>
    </Section>
  );
}

function ProviderFields(props: ListingFieldsProps) {
  const { groups, help } = useWords(listingEditorWords);
  const { form, send } = props;
  return (
    <Section title={groups.care} level={3}>
      <Stack>
        <Checkbox
          name="acceptsNew"
          isSelected={form.draft.acceptsNew}
          isReadOnly={form.busy}
          onChange={(value) => send({ type: 'field.change', field: 'acceptsNew', value })}
        >
          {help.acceptsNew}
        </Checkbox>
        <EntryField {...props} list="languages" />
        <EntryField {...props} list="credentials" />
        <BenefitField {...props} />
      </Stack>
    </Section>
  );
}

function EventFields(props: ListingFieldsProps) {
  const { groups, help } = useWords(listingEditorWords);
  const field = useListingField(props);
  return (
    <Section title={groups.when} level={3}>
      <Stack>
        <StartFields {...props} />
        <Grid columns={two} space="medium">
          <NumberField {...field.amount('durationMinutes')} />
          <NumberField {...field.amount('capacity')} />
          <NumberField {...field.amount('guests')} help={help.guests} />
        </Grid>
        <TextArea {...field.text('questions')} help={help.questions} isRequired={false} />
      </Stack>
    </Section>
  );
}

/** What only this kind of listing has. */
export const kindFields: Readonly<Record<ListingKind, ComponentType<ListingFieldsProps>>> = {
  job: JobFields,
  degree: DegreeFields,
  program: RoomFields,
  provider: ProviderFields,
  event: EventFields,
};
