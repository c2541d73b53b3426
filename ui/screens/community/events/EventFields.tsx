import { DatePicker } from '../../../components/DatePicker/DatePicker.tsx';
import { NumberField } from '../../../components/NumberField/NumberField.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { amountField } from '../../system/forms/amountField.ts';
import { timeOfDay, zoneName } from '../../system/parts/appointmentTime.ts';
import { wide } from '../Community.css.ts';
import { useWords } from '../../../language/useWords.ts';
import { communityWords } from '../Community.words.ts';
import type { EventEditorProps } from '../Community.types.ts';
import { eventEditorWords } from '../EventEditor.words.ts';
import { eventField } from './eventField.ts';

/** Type, date and time. */
export function EventTimeFields(props: EventEditorProps) {
  const sharedWords = useWords(communityWords);
  const words = useWords(eventEditorWords);
  const { options, days, reader } = props.view;
  const field = eventField(words, props);
  const { value: date, onChange: changeDate, ...dateField } = field('date');
  return (
    <>
      <Select
        {...field('type')}
        options={options.type.map((value) => ({ value, label: sharedWords.types[value] }))}
      />
      <DatePicker
        {...dateField}
        value={date}
        today={days.first}
        firstDay={days.first}
        lastDay={days.last}
        onChange={(day) => changeDate(day ?? '')}
      />
      <Select
        {...field('time')}
        options={options.time.map((value) => ({ value, label: timeOfDay(value, reader) }))}
      />
      <Select
        {...field('duration')}
        options={options.duration.map((value) => ({ value, label: words.minutes(Number(value)) }))}
      />
      <div className={wide}>
        <Text size="small" tone="muted">
          {words.zone(zoneName(reader.timeZone, reader))}
        </Text>
      </div>
    </>
  );
}

/** Location and capacity. */
export function EventLocationFields(props: EventEditorProps) {
  const words = useWords(eventEditorWords);
  const { fields, options, minimums, limits } = props.view;
  const field = eventField(words, props);
  const { value: seats, onChange: changeSeats, ...seatsField } = field('seats');
  const help = fields.format === 'online' ? words.locationHelp.online : words.locationHelp.inPerson;
  return (
    <>
      <Select
        {...field('format')}
        options={options.format.map((value) => ({ value, label: words.formats[value] }))}
      />
      <NumberField
        {...seatsField}
        {...amountField(seats, changeSeats)}
        minValue={minimums.seats}
        maxValue={limits.seats}
        help={words.seatsHelp(minimums.seats, limits.seats)}
      />
      <div className={wide}>
        <TextField {...field('location')} help={help} limit={limits.location} />
      </div>
    </>
  );
}
