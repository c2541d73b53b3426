import { Dialog, DialogFooter } from '../../components/Dialog/Dialog.tsx';
import { DiscardConfirmation } from '../system/parts/DiscardConfirmation.tsx';
import type { ProfileViewerProps } from './Viewer.types.ts';
import { useWords } from '../../language/useWords.ts';
import { profileViewerWords } from './ProfileViewer.words.ts';
import type { ViewerContactField } from '@vetsync/machines/viewer/model';
import { Button } from '../../components/Button/Button.tsx';
import { Calendar } from '../../components/Calendar/Calendar.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { ChoiceGroup } from '../system/forms/ChoiceGroup.tsx';
import { TimeChoice } from '../system/forms/TimeChoice.tsx';
import { WhoDayTimes } from '../system/forms/WhoDayTimes.tsx';
import { useDates } from '../system/parts/useDates.ts';

const weekend = [0, 6] as const;
/** Times are kept as they are displayed in English. */
const isMorning = (time: string) => time.endsWith('AM');

interface ContactFormProps extends ProfileViewerProps {
  submit: string;
}

function ContactForm({ view, send, submit }: ContactFormProps) {
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
  const opportunity = <TextField {...field('opportunity')} limit={limits.opportunity} isReadOnly={busy} />;
  const message = <TextArea {...field('message')} limit={limits.message} isReadOnly={busy} />;
  const timesOf = (isIn: (time: string) => boolean) =>
    times.filter(isIn).map((value) => ({ value, label: slotTime(value) }));
  const { day, time } = { day: field('day'), time: field('time') };
  return (
    <Form focusField={focus} attempt={attempt} onSubmit={() => send({ type: 'form.submit' })}>
      {order.includes('opportunity') && opportunity}
      {order.includes('day') ? (
        <WhoDayTimes
          who={message}
          day={
            <ChoiceGroup name="day" label={day.label} error={day.error}>
              <Calendar
                label={day.label}
                value={day.value || null}
                today={days.today}
                firstDay={days.first}
                lastDay={days.last}
                unavailable={[{ reason: words.closed, weekdays: weekend, days: days.holidays }]}
                isDisabled={busy}
                onChange={day.onChange}
              />
            </ChoiceGroup>
          }
          times={
            <TimeChoice
              label={time.label}
              parts={[
                { label: words.morning, times: timesOf(isMorning) },
                { label: words.afternoon, times: timesOf((value) => !isMorning(value)) },
              ]}
              value={time.value}
              error={time.error}
              hint={day.value === '' ? words.dayFirst : null}
              isDisabled={busy}
              onChange={time.onChange}
            />
          }
        />
      ) : (
        message
      )}
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

/** Schedule Interview, Send Opportunity or Send Message (`?open=contact`). */
export function ContactDialog({ view, send }: ProfileViewerProps) {
  const allWords = useWords(profileViewerWords);
  const words = allWords.contact;
  const { viewer, contact, veteran, state } = view;
  if (viewer === 'veteran') return null;
  const fit = allWords.fit[viewer];
  return (
    <Dialog
      title={fit.action}
      description={`${fit.toWhom(veteran.name)} ${words.simulated}`}
      width={contact.order.includes('day') ? 'page' : 'reading'}
      isOpen={contact.open}
      isBusy={contact.busy}
      onClose={() => send({ type: 'dialog.close' })}
    >
      <ContactForm view={view} send={send} submit={fit.send} />
      <DiscardConfirmation isOpen={state === 'confirmingDiscard'} words={words.discard} send={send} />
    </Dialog>
  );
}
