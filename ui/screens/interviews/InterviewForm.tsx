import type { InterviewFormView } from '@vetsync/machines/interviews/interviewDialog';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Calendar } from '../../components/Calendar/Calendar.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { DialogFooter } from '../../components/Dialog/Dialog.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { FormErrorSummary } from '../../components/FormErrorSummary/FormErrorSummary.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { useDates } from '../system/parts/useDates.ts';
import { ChoiceGroup } from '../system/forms/ChoiceGroup.tsx';
import { TimeChoice } from '../system/forms/TimeChoice.tsx';
import { WhoDayTimes } from '../system/forms/WhoDayTimes.tsx';
import type { InterviewDialogProps } from './Interviews.types.ts';
import '../system/parts/World.phrases.ts';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { interviewDialogWords, interviewsWords } from './Interviews.words.ts';

const weekend = [0, 6] as const;
const noon = '12:00';

interface InterviewFormProps extends InterviewDialogProps {
  form: InterviewFormView;
}

/** Date, time, format and location of an interview. */
export function InterviewForm({ view, form, send }: InterviewFormProps) {
  const sharedWords = useWords(interviewsWords);
  const { timeOfDay, zoneName } = useDates();
  const words = useWords(interviewDialogWords);
  const { fields, errors, isMove, clashes } = form;
  const task = isMove ? 'move' : 'new';
  const change = (field: keyof typeof fields) => (value: string) =>
    send({ type: 'field.change', field, value });
  const timesOf = (isIn: (time: string) => boolean) =>
    form.times.filter(isIn).map((value) => ({ value, label: timeOfDay(value) }));
  return (
    <Form onSubmit={() => send({ type: 'form.submit' })} focusField={form.focus} attempt={form.attempt}>
      <FormErrorSummary errors={errors} order={form.order} />
      <WhoDayTimes
        who={
          <>
            <Who form={form} onChange={change('applicationId')} />
            <RadioGroup
              name="durationMinutes"
              label={words.length}
              layout="inline"
              options={form.minutes.map((count) => ({
                value: String(count),
                label: sharedWords.minutes(count),
              }))}
              value={fields.durationMinutes}
              onChange={change('durationMinutes')}
            />
            <RadioGroup
              name="format"
              label={words.format}
              layout="inline"
              options={form.formats.map((format) => ({
                value: format,
                label: sharedWords.formats[format],
              }))}
              value={fields.format}
              onChange={change('format')}
            />
            <TextField
              name="where"
              isRequired
              label={words.whereLabels[form.formats.find((format) => format === fields.format) ?? 'video']}
              value={fields.where}
              error={errors.where}
              onChange={change('where')}
            />
          </>
        }
        day={
          <ChoiceGroup name="date" label={words.date} error={errors.date}>
            <Calendar
              label={words.date}
              value={fields.date || null}
              today={form.days.today}
              firstDay={form.days.today}
              lastDay={form.days.last}
              unavailable={[{ reason: words.closed, weekdays: weekend, days: form.days.holidays }]}
              onChange={change('date')}
            />
          </ChoiceGroup>
        }
        times={
          <TimeChoice
            label={words.time}
            parts={[
              { label: words.morning, times: timesOf((time) => time < noon) },
              { label: words.afternoon, times: timesOf((time) => time >= noon) },
            ]}
            value={fields.time}
            error={errors.time}
            hint={fields.date === '' ? words.timeFirst : form.times.length === 0 ? words.noTimes : null}
            zone={words.zone(zoneName(view.timeZone))}
            onChange={change('time')}
          />
        }
      />
      {clashes.length > 0 && (
        <Banner tone="caution" announce="status">
          {words.clash(clashes.map(({ personName }) => personName))}
        </Banner>
      )}
      <TextArea
        name="notes"
        isRequired={false}
        label={words.notes}
        help={words.notesHelp}
        limit={form.notesMax}
        value={fields.notes}
        onChange={change('notes')}
      />
      <Text size="small" tone="muted">
        {words.notified}
      </Text>
      <DialogFooter>
        <Button type="submit" variant="primary">
          {words.submit[task]}
        </Button>
        <Button onPress={() => send({ type: 'dialog.close' })}>{words.cancel}</Button>
      </DialogFooter>
    </Form>
  );
}

function Who({
  form: { choices, about, fields, errors },
  onChange,
}: Pick<InterviewFormProps, 'form'> & { onChange: (value: string) => void }) {
  const words = useWords(interviewDialogWords);
  const write = usePhrases();
  if (choices)
    return (
      <Select
        name="applicationId"
        isRequired
        label={words.who}
        placeholder={words.whoPlaceholder}
        options={choices.map(({ id, personName, subject }) => ({
          value: id,
          label: personName,
          help: write(subject),
        }))}
        value={fields.applicationId}
        error={errors.applicationId}
        onChange={onChange}
      />
    );
  return (
    about && (
      <DescriptionList
        layout="stacked"
        items={[
          { label: words.who, value: [about.personName, about.personDetail].filter(Boolean).join(', ') },
          { label: words.for, value: write(about.subject) },
        ]}
      />
    )
  );
}
