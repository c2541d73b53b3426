import '../Wellness.phrases.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { DialogFooter } from '../../../components/Dialog/Dialog.tsx';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { CrisisHelp } from '../../system/crisis/CrisisHelp.tsx';
import { WhoDayTimes } from '../../system/forms/WhoDayTimes.tsx';
import { SubmitButton } from '../../system/forms/SubmitButton.tsx';
import type { ScheduleDialogProps } from '../Wellness.types.ts';
import { worldPhrases } from '../../system/parts/World.phrases.ts';
import { useWords } from '../../../language/useWords.ts';
import { scheduleWords } from '../ScheduleDialog.words.ts';
import { useDates } from '../../system/parts/useDates.ts';
import { TimeChoice } from '../../system/forms/TimeChoice.tsx';
import { Calendar } from '../../../components/Calendar/Calendar.tsx';
import { ChoiceGroup } from '../../system/forms/ChoiceGroup.tsx';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { provider as providerStyle, providerAction, providerWords, summary } from './Schedule.css.ts';
import { wellnessWords } from '../Wellness.words.ts';
import type { AppointmentFormView } from '@vetsync/machines/wellness/appointment';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { FacilityTime } from '../../system/parts/times/FacilityTime.tsx';

/** Summary of the request. */
function ScheduleSummary({ view }: { view: AppointmentFormView }) {
  const { weekdayDate } = useDates();
  const words = useWords(scheduleWords);
  const { appointmentType } = useWords(worldPhrases);
  const { provider, fields, chosen, clash, facilityTimeZone, intl } = view;
  const open = (
    <Text as="span" tone="muted">
      {words.toChoose}
    </Text>
  );
  const place = provider && [provider.facility, provider.location].filter(Boolean).join(', ');
  const when = fields.date ? weekdayDate(fields.date) : open;
  return (
    <section className={summary} aria-label={words.summary}>
      <Stack space="small">
        <Heading level={3}>{words.summary}</Heading>
        <DescriptionList
          layout="stacked"
          items={[
            { label: words.type, value: fields.type ? appointmentType(fields.type) : open },
            { label: words.provider, value: provider?.name ?? open },
            ...(place === '' ? [] : [{ label: words.where, value: place ?? open }]),
            {
              label: words.when,
              value: chosen ? (
                <FacilityTime
                  {...{ facilityTimeZone, intl }}
                  at={{ date: fields.date, time: fields.time }}
                  start={chosen.start}
                />
              ) : (
                when
              ),
            },
          ]}
        />
        {clash && (
          <Banner tone="caution" announce="status">
            {words.clash(`${appointmentType(clash.type)}, ${clash.providerName}`)}
          </Banner>
        )}
      </Stack>
    </section>
  );
}

/** The provider, and the appointment to reschedule. */
function ScheduleProvider({ view, send }: ScheduleDialogProps) {
  const { weekdayDate, slotTime } = useDates();
  const sharedWords = useWords(wellnessWords);
  const words = useWords(scheduleWords);
  const { appointmentType, specialty } = useWords(worldPhrases);
  const { provider, moved, busy } = view;
  if (!provider) return null;
  return (
    <div className={providerStyle}>
      <Avatar name={provider.name} mark={provider.avatar} />
      <div className={providerWords}>
        <Text as="div" weight="strong">
          {provider.name}
        </Text>
        <Text as="div" size="small" tone="muted">
          {[specialty(provider.specialty), provider.facility, provider.location].filter(Boolean).join(', ')}
        </Text>
        {moved && (
          <Text as="div" size="small" numeric>
            {words.now} {appointmentType(moved.type)},{' '}
            {sharedWords.at(weekdayDate(moved.date), slotTime(moved.time))}
          </Text>
        )}
      </div>
      {!moved && (
        <div className={providerAction}>
          <Button size="small" isDisabled={busy} onPress={() => send({ type: 'provider.change' })}>
            {words.other}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Sunday and Saturday. */
const weekend = [0, 6] as const;

/** Selects a weekday from today on. Other days give the reason why they can't be selected. */
function DayChoice({ view, send }: ScheduleDialogProps) {
  const words = useWords(scheduleWords);
  const { days, fields, errors, busy, visitKind } = view;
  return (
    <ChoiceGroup name="date" label={words.date} error={errors.date}>
      <Calendar
        label={words.date}
        value={fields.date || null}
        today={days.today}
        firstDay={days.first}
        lastDay={days.last}
        unavailable={[
          { reason: words.past, days: days.past },
          { reason: words.weekend[visitKind], weekdays: weekend },
          ...days.holidays.map(({ holiday, day }) => ({
            reason: words.holiday[visitKind](holiday),
            days: [day],
          })),
          { reason: words.full, days: days.full },
        ]}
        isDisabled={busy}
        onChange={(value) => send({ type: 'field.change', field: 'date', value })}
      />
    </ChoiceGroup>
  );
}

const parts = ['morning', 'afternoon'] as const;

/** Available times of the selected day that are still ahead. */
function SlotChoice({ view, send }: ScheduleDialogProps) {
  const { slotTime, zoneName } = useDates();
  const words = useWords(scheduleWords);
  const { fields, slots, errors, busy } = view;
  return (
    <TimeChoice
      label={words.time}
      parts={parts.map((part) => ({
        label: words[part],
        times: slots
          .filter((slot) => slot.part === part)
          .map(({ time }) => ({ value: time, label: slotTime(time), isDisabled: busy })),
      }))}
      value={fields.time}
      error={errors.time}
      hint={fields.date === '' ? words.timeFirst : slots.length === 0 ? words.noTimes : null}
      zone={words.zone[view.visitKind](zoneName(view.facilityTimeZone))}
      onChange={(value) => send({ type: 'field.change', field: 'time', value })}
    />
  );
}

export function ScheduleForm({ view, send }: ScheduleDialogProps) {
  const words = useWords(scheduleWords);
  const { appointmentType } = useWords(worldPhrases);
  const { visitKind, fields, errors, busy, task } = view;
  return (
    <Form onSubmit={() => send({ type: 'form.submit' })} focusField={view.focus} attempt={view.attempt}>
      <WhoDayTimes
        who={
          <>
            <ScheduleProvider view={view} send={send} />
            {task === 'request' && (
              <Select
                name="type"
                isRequired
                label={words.type}
                placeholder={words.typePlaceholder}
                options={view.types.map((value) => ({ value, label: appointmentType(value) }))}
                value={fields.type}
                error={errors.type}
                isDisabled={busy}
                onChange={(value) => send({ type: 'field.change', field: 'type', value })}
              />
            )}
            {fields.type === 'Urgent Care' && <Banner tone="caution">{words.urgent}</Banner>}
            {task === 'request' && (
              <TextArea
                name="reason"
                isRequired={false}
                label={words.reason}
                help={words.reasonHelp}
                limit={view.reasonMax}
                value={fields.reason}
                error={errors.reason}
                isDisabled={busy}
                onChange={(value) => send({ type: 'field.change', field: 'reason', value })}
              />
            )}
          </>
        }
        day={<DayChoice view={view} send={send} />}
        times={<SlotChoice view={view} send={send} />}
      />
      {view.crisis && <CrisisHelp finding={view.crisis} onDismiss={() => send({ type: 'crisis.dismiss' })} />}
      <ScheduleSummary view={view} />
      <Stack space="xxsmall">
        {view.missing.length > 0 && !busy && (
          <Text size="small" weight="medium">
            {words.missing(view.missing)}
          </Text>
        )}
        <Text size="small" tone="muted">
          {words.notSent[visitKind]}
        </Text>
      </Stack>
      <DialogFooter>
        <SubmitButton view={view} busyLabel={words.sending[visitKind]}>
          {words.submit[visitKind][task]}
        </SubmitButton>
        <Button isDisabled={busy} onPress={() => send({ type: 'dialog.close' })}>
          {words.cancel}
        </Button>
      </DialogFooter>
    </Form>
  );
}
