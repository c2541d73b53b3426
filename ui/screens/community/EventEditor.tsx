import './Community.phrases.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Dialog, DialogFooter } from '../../components/Dialog/Dialog.tsx';
import { useWords } from '../../language/useWords.ts';
import { eventEditorWords } from './EventEditor.words.ts';
import type { EventEditorProps } from './Community.types.ts';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { FormErrorSummary } from '../../components/FormErrorSummary/FormErrorSummary.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { CrisisHelp } from '../system/crisis/CrisisHelp.tsx';
import { FormGrid, FormGridRow } from '../../components/FormGrid/FormGrid.tsx';
import { DatePicker } from '../../components/DatePicker/DatePicker.tsx';
import { NumberField } from '../../components/NumberField/NumberField.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { amountField } from '../system/forms/amountField.ts';
import { communityWords } from './Community.words.ts';
import type { EventField } from '@vetsync/machines/community/model';
import type { Translation } from '../../language/translate.ts';
import { slotTime, zoneName } from '../dates.ts';
import { FormFailure } from '../system/forms/FormFailure.tsx';

/** The props that every field of an event needs. */
const eventField =
  (words: Translation<typeof eventEditorWords>, { view: { fields, errors }, send }: EventEditorProps) =>
  (name: EventField) => ({
    name,
    isRequired: true,
    label: words.fields[name],
    value: fields[name],
    error: errors[name],
    onChange: (value: string) => send({ type: 'field.change', field: name, value }),
  });

/** Type, date and time. */
function EventTimeFields(props: EventEditorProps) {
  const sharedWords = useWords(communityWords);
  const words = useWords(eventEditorWords);
  const { options, days, intl } = props.view;
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
        options={options.time.map((value) => ({ value, label: slotTime(value, intl) }))}
      />
      <Select
        {...field('duration')}
        options={options.duration.map((value) => ({ value, label: words.minutes(Number(value)) }))}
      />
      <FormGridRow>
        <Text size="small" tone="muted">
          {words.zone(zoneName(intl.timeZone, intl))}
        </Text>
      </FormGridRow>
    </>
  );
}

/** Where it is, capacity and guests. */
function EventLocationFields(props: EventEditorProps) {
  const words = useWords(eventEditorWords);
  const { audience, fields, asked, options, minimums, limits } = props.view;
  const field = eventField(words, props);
  const { value: seats, onChange: changeSeats, ...seatsField } = field('seats');
  const format = fields.format === 'online' ? 'online' : 'inPerson';
  const isForPeople = audience === 'people';
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
      {asked.includes('guests') && (
        <Select
          {...field('guests')}
          options={options.guests.map((value) => ({ value, label: words.guestCount(Number(value)) }))}
        />
      )}
      {asked.includes('location') && (
        <FormGridRow>
          <TextField
            {...field('location')}
            {...(isForPeople && { label: words.town })}
            help={isForPeople ? words.townHelp : words.locationHelp[format]}
            limit={limits.location}
          />
        </FormGridRow>
      )}
      {asked.includes('place') && (
        <FormGridRow>
          <TextField
            {...field('place')}
            {...(format === 'online' && { label: words.online })}
            help={words.placeHelp[format]}
            limit={limits.place}
          />
        </FormGridRow>
      )}
    </>
  );
}

function EventForm({ view, send }: EventEditorProps) {
  const words = useWords(eventEditorWords);
  const { audience, asked, errors, limits, clashes, options, failure } = view;
  const isPublishing = view.state === 'publishing';
  const field = eventField(words, { view, send });
  return (
    <Form onSubmit={() => send({ type: 'form.submit' })} focusField={view.focus} attempt={view.attempt}>
      <FormErrorSummary errors={errors} order={view.order} />
      <FormGrid>
        {asked.includes('audience') && options.audience.length > 0 && (
          <FormGridRow>
            <Select
              {...field('audience')}
              options={options.audience.flatMap((value) =>
                value === 'community' ? [] : [{ value, label: words.audiences[value] }],
              )}
            />
          </FormGridRow>
        )}
        <FormGridRow>
          <TextField {...field('title')} limit={limits.title} />
        </FormGridRow>
        <EventTimeFields view={view} send={send} />
        {clashes.length > 0 && (
          <FormGridRow>
            <Banner tone="caution" announce="status">
              {words.clash(clashes)}
            </Banner>
          </FormGridRow>
        )}
        <EventLocationFields view={view} send={send} />
        <FormGridRow>
          <TextArea {...field('description')} limit={limits.description} />
        </FormGridRow>
        {view.crisis && (
          <FormGridRow>
            <CrisisHelp finding={view.crisis} onDismiss={() => send({ type: 'crisis.dismiss' })} />
          </FormGridRow>
        )}
      </FormGrid>
      <FormFailure announce="alert" view={{ failure }} title={words.failed} />
      <DialogFooter>
        <Button type="submit" variant="primary" isPending={isPublishing}>
          {isPublishing ? words.publishing : words.publish[audience]}
        </Button>
        <Button onPress={() => send({ type: 'dialog.close' })}>{words.keep}</Button>
        {view.hasDraft && !isPublishing && (
          <Button variant="quiet" onPress={() => send({ type: 'draft.discard' })}>
            {words.discard}
          </Button>
        )}
      </DialogFooter>
      {audience === 'community' && (
        <Text size="small" tone="muted">
          {words.sample}
        </Text>
      )}
    </Form>
  );
}

export type { EventEditorProps } from './Community.types.ts';

/** Creates an event. Closing it keeps the draft. */
export function EventEditor({ view, send }: EventEditorProps) {
  const words = useWords(eventEditorWords);
  return (
    <>
      <Dialog
        title={words.title}
        description={words.description[view.audience]}
        width="page"
        isOpen={view.isOpen}
        onClose={() => send({ type: 'dialog.close' })}
      >
        <EventForm view={view} send={send} />
      </Dialog>
      {view.state === 'confirmingDiscard' && (
        <ConfirmDialog
          title={words.question.title}
          tone="critical"
          confirmLabel={words.question.confirm}
          cancelLabel={words.question.cancel}
          onConfirm={() => send({ type: 'discard.confirm' })}
          onCancel={() => send({ type: 'discard.cancel' })}
        >
          {words.question.text}
        </ConfirmDialog>
      )}
    </>
  );
}
