import { Select } from '../../components/Select/Select.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { zoneName } from '../wellness/appointmentTime.ts';
import { wide } from './Community.css.ts';
import { communityWords } from './Community.words.ts';
import type { EventEditorProps } from './EventEditor.tsx';
import { eventEditorWords as words } from './EventEditor.words.ts';
import { timeLabel } from './eventTime.ts';

/** What kind of event, and when. */
export function EventTimeFields({ view, send }: EventEditorProps) {
  const { fields, errors, options, reader } = view;
  return (
    <>
      <Select
        name="type"
        need="required"
        label={words.fields.type}
        options={options.type.map((value) => ({ value, label: communityWords.types[value] }))}
        value={fields.type}
        error={errors.type}
        onChange={(value) => send({ type: 'field.change', field: 'type', value })}
      />
      <TextField
        name="date"
        need="required"
        type="date"
        label={words.fields.date}
        value={fields.date}
        error={errors.date}
        onChange={(value) => send({ type: 'field.change', field: 'date', value })}
      />
      <Select
        name="time"
        need="required"
        label={words.fields.time}
        options={options.time.map((value) => ({ value, label: timeLabel(value, reader) }))}
        value={fields.time}
        error={errors.time}
        onChange={(value) => send({ type: 'field.change', field: 'time', value })}
      />
      <Select
        name="duration"
        need="required"
        label={words.fields.duration}
        options={options.duration.map((value) => ({ value, label: words.minutes(Number(value)) }))}
        value={fields.duration}
        error={errors.duration}
        onChange={(value) => send({ type: 'field.change', field: 'duration', value })}
      />
      <div className={wide}>
        <Text size="small" tone="muted">
          {words.zone(zoneName(reader.timeZone))}
        </Text>
      </div>
    </>
  );
}

/** Where, and for how many. */
export function EventWayFields({ view, send }: EventEditorProps) {
  const { fields, errors, options, limits } = view;
  const help = fields.format === 'online' ? words.locationHelp.online : words.locationHelp.inPerson;
  return (
    <>
      <Select
        name="format"
        need="required"
        label={words.fields.format}
        options={options.format.map((value) => ({ value, label: words.formats[value] }))}
        value={fields.format}
        error={errors.format}
        onChange={(value) => send({ type: 'field.change', field: 'format', value })}
      />
      <TextField
        name="places"
        need="required"
        inputMode="numeric"
        label={words.fields.places}
        help={words.placesHelp(limits.places)}
        value={fields.places}
        error={errors.places}
        onChange={(value) => send({ type: 'field.change', field: 'places', value })}
      />
      <div className={wide}>
        <TextField
          name="location"
          need="required"
          label={words.fields.location}
          help={help}
          limit={limits.location}
          value={fields.location}
          error={errors.location}
          onChange={(value) => send({ type: 'field.change', field: 'location', value })}
        />
      </div>
    </>
  );
}
