import type { ViewerContactField } from '@vetsync/machines/viewer/model';
import { Button } from '../../components/Button/Button.tsx';
import { DialogFooter } from '../../components/Dialog/Dialog.tsx';
import { DatePicker } from '../../components/DatePicker/DatePicker.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import type { ProfileViewerProps } from './Viewer.types.ts';
import { useWords } from '../../language/useWords.ts';
import { useDates } from '../system/parts/useDates.ts';
import { profileViewerWords } from './ProfileViewer.words.ts';

const weekend = [0, 6] as const;

interface ContactFormProps extends ProfileViewerProps {
  submit: string;
}

export function ContactForm({ view, send, submit }: ContactFormProps) {
  const words = useWords(profileViewerWords).contact;
  const { order, optional, fields, errors, focus, attempt, limits, times, days, busy } = view.contact;
  const { slotTime } = useDates();
  const field = (name: ViewerContactField) => ({
    name,
    label: words.fields[name],
    isRequired: !optional.includes(name),
    value: fields[name],
    error: errors[name],
    onChange: (value: string) => send({ type: 'field.change', field: name, value }),
  });
  const drawn = {
    opportunity: <TextField {...field('opportunity')} limit={limits.opportunity} isReadOnly={busy} />,
    day: (
      <DatePicker
        {...field('day')}
        today={days.today}
        firstDay={days.first}
        lastDay={days.last}
        unavailable={[{ reason: words.closed, weekdays: weekend, days: days.holidays }]}
        help={words.dayHelp}
        isReadOnly={busy}
        onChange={(day) => send({ type: 'field.change', field: 'day', value: day ?? '' })}
      />
    ),
    time: (
      <Select
        {...field('time')}
        isDisabled={busy}
        options={times.map((value) => ({ value, label: slotTime(value) }))}
      />
    ),
    message: <TextArea {...field('message')} limit={limits.message} isReadOnly={busy} />,
  };
  return (
    <Form focusField={focus} attempt={attempt} onSubmit={() => send({ type: 'form.submit' })}>
      {order.map((name) => (
        <div key={name}>{drawn[name]}</div>
      ))}
      <DialogFooter>
        <Button type="submit" variant="primary" isPending={busy}>
          {busy ? words.sending : submit}
        </Button>
        <Button isDisabled={busy} onPress={() => send({ type: 'dialog.close' })}>
          {words.cancel}
        </Button>
      </DialogFooter>
    </Form>
  );
}
