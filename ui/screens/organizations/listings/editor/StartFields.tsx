import { DatePicker } from '../../../../components/DatePicker/DatePicker.tsx';
import { Grid } from '../../../../components/Grid/Grid.tsx';
import { Select } from '../../../../components/Select/Select.tsx';
import { TimeField } from '../../../../components/TimeField/TimeField.tsx';
import { useWords } from '../../../../language/useWords.ts';
import { useDates } from '../../../system/parts/useDates.ts';
import { listingEditorWords } from '../ListingEditor.words.ts';
import type { ListingFieldsProps } from '../ListingEditor.types.ts';
import { listingNamesWords } from '../ListingNames.words.ts';

/** When an event starts. An error of the start is shown at the day. */
export function StartFields({ form, send }: ListingFieldsProps) {
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
