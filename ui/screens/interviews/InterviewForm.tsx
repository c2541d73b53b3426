import type {
  InterviewDraft,
  InterviewFormEvent,
  InterviewFormView,
} from '@vetsync/machines/interviews/interviewForm';
import { Button } from '../../components/Button/Button.tsx';
import { Calendar } from '../../components/Calendar/Calendar.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../../components/CheckboxGroup/CheckboxGroup.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { FormErrorSummary } from '../../components/FormErrorSummary/FormErrorSummary.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { ToggleButtonGroup } from '../../components/ToggleButtonGroup/ToggleButtonGroup.tsx';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { SectionLoading } from '../account/SectionLoading.tsx';
import { bookingsWords } from '../bookings/Bookings.words.ts';
import { ChoiceGroup } from '../system/forms/ChoiceGroup.tsx';
import { WhoDayTimes } from '../system/forms/WhoDayTimes.tsx';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';
import { useDates } from '../system/parts/useDates.ts';
import './Interviews.phrases.ts';
import { interviewFormWords, interviewsWords } from './Interviews.words.ts';
import { clockTime, exactTime, hourIn } from '../dates.ts';
import { PageHead } from '../system/parts/PageHead.tsx';
import { FormFailure } from '../system/forms/FormFailure.tsx';

export interface InterviewFormProps {
  view: InterviewFormView;
  send: (event: InterviewFormEvent) => void;
  /** Where the form was opened. */
  backHref: string;
}
const visitWays = ['video', 'phone', 'inPerson'] as const;

type PartProps = Pick<InterviewFormProps, 'view'> & {
  change: (change: Partial<Omit<InterviewDraft, 'times'>>) => void;
};

/** Times for an interview: who, where and how, then the day, then its free times. */
export function InterviewForm({ view, send, backHref }: InterviewFormProps) {
  const words = useWords(interviewFormWords);
  const write = usePhrases();
  const { state, task, draft, errors, booking, isSending, failure } = view;
  if (state === 'loading') return <SectionLoading>{words.loading}</SectionLoading>;
  if (state === 'failed')
    return (
      <LoadFailed
        level={1}
        words={words.failed}
        failure={failure}
        onRetry={() => send({ type: 'page.retry' })}
      />
    );
  const back = <LinkButton href={backHref}>{words.missing.back}</LinkButton>;
  if (state === 'missing')
    return (
      <EmptyState drawing="missing" level={1} title={words.missing.title} action={back}>
        {words.missing.text}
      </EmptyState>
    );
  if (task === 'offer' && view.people.length === 0)
    return (
      <EmptyState drawing="calendar" level={1} title={words.title.offer} action={back}>
        {words.noOne}
      </EmptyState>
    );
  const change: PartProps['change'] = (changed) => send({ type: 'draft.change', change: changed });
  const isAgreed = view.canAgree && draft.isAgreed;
  return (
    <Stack space="large">
      <PageHead
        title={words.title[task]}
        subtitle={booking && words.about(write(booking.title), booking.organizationName)}
      />
      <Form onSubmit={() => send({ type: 'form.submit' })} focusField={view.focus} attempt={view.attempt}>
        <FormErrorSummary errors={errors} order={view.order} />
        <FormFailure announce="alert" view={{ failure }} title={words.notSent} />
        <WhoDayTimes
          who={task === 'offer' ? <Who view={view} change={change} /> : <Chosen view={view} send={send} />}
          day={
            <ChoiceGroup name="date" label={words.date}>
              <Calendar
                label={words.date}
                value={draft.day}
                today={view.days.today}
                firstDay={view.days.today}
                lastDay={view.days.last}
                onChange={(day) => change({ day })}
              />
            </ChoiceGroup>
          }
          times={<Times view={view} send={send} />}
        />
        {task === 'offer' && <Chosen view={view} send={send} />}
        {view.canAgree && (
          <Checkbox isSelected={draft.isAgreed} onChange={(isSelected) => change({ isAgreed: isSelected })}>
            {words.agreed}
          </Checkbox>
        )}
        {task !== 'propose' && (
          <Text size="small" tone="muted">
            {words.notified}
          </Text>
        )}
        <Inline space="small">
          <Button type="submit" variant="primary" isPending={isSending}>
            {words.submit[isAgreed ? 'agreed' : task]}
          </Button>
          <LinkButton href={backHref}>{words.cancel}</LinkButton>
        </Inline>
      </Form>
    </Stack>
  );
}

function Who({ view: { people, draft, errors, minutes, interviewers, interviewersMax }, change }: PartProps) {
  const words = useWords(interviewFormWords);
  const sharedWords = useWords(interviewsWords);
  const { ways } = useWords(bookingsWords);
  const write = usePhrases();
  const [only] = people;
  return (
    <>
      {people.length === 1 && only ? (
        <DescriptionList
          layout="stacked"
          items={[
            { label: words.who, value: only.name },
            { label: words.for, value: write(only.subject) || words.conversation },
          ]}
        />
      ) : (
        <Select
          name="who"
          isRequired
          label={words.who}
          placeholder={words.whoPlaceholder}
          options={people.map(({ name, subject }, nth) => ({
            value: String(nth),
            label: name,
            help: write(subject) || words.conversation,
          }))}
          value={draft.who === null ? '' : String(draft.who)}
          error={errors.who}
          onChange={(who) => change({ who: Number(who) })}
        />
      )}
      {interviewers.length > 1 && (
        <CheckboxGroup
          name="interviewers"
          label={words.interviewers}
          help={words.interviewersHelp(interviewersMax)}
          options={interviewers.map(({ id, name }) => ({ value: id, label: name }))}
          value={[...draft.interviewers]}
          error={errors.interviewers}
          onChange={(chosen) => change({ interviewers: chosen.slice(0, interviewersMax) })}
        />
      )}
      <RadioGroup
        name="minutes"
        label={words.length}
        layout="inline"
        options={minutes.map((count) => ({ value: String(count), label: sharedWords.minutes(count) }))}
        value={String(draft.minutes)}
        onChange={(count) => change({ minutes: Number(count) })}
      />
      <RadioGroup
        name="how"
        label={words.format}
        layout="inline"
        options={visitWays.map((way) => ({ value: way, label: ways[way] }))}
        value={draft.how}
        onChange={(how) => change({ how })}
      />
      <TextField
        name="where"
        isRequired
        label={words.whereLabels[draft.how]}
        value={draft.where}
        error={errors.where}
        onChange={(where) => change({ where })}
      />
    </>
  );
}

const noon = 12;

/** The free times of the shown day. Each press chooses one, or no longer. */
function Times({ view, send }: Pick<InterviewFormProps, 'view' | 'send'>) {
  const words = useWords(interviewFormWords);
  const { zoneName } = useDates();
  const { times, draft, errors, intl } = view;
  const isMorning = (start: string) => hourIn(start, intl) < noon;
  const parts = [
    { label: words.morning, starts: times.filter(isMorning) },
    { label: words.afternoon, starts: times.filter((start) => !isMorning(start)) },
  ].filter(({ starts }) => starts.length > 0);
  const hint = draft.day === null ? words.timeFirst : times.length === 0 ? words.noTimes : null;
  return (
    <ChoiceGroup name="times" label={words.time} error={errors.times}>
      {hint && <Text tone="muted">{hint}</Text>}
      {parts.map(({ label, starts }) => (
        <ToggleButtonGroup
          key={label}
          label={label}
          layout="grid"
          selectionMode="multiple"
          options={starts.map((start) => ({ value: start, label: clockTime(start, intl) }))}
          selectedKeys={starts.filter((start) => draft.times.includes(start))}
          onSelectionChange={(chosen) => {
            const changed = starts.find((start) => chosen.includes(start) !== draft.times.includes(start));
            if (changed) send({ type: 'time.toggle', start: changed });
          }}
        />
      ))}
      {!hint && (
        <Text size="small" tone="muted">
          {words.zone(zoneName(intl.timeZone))}
        </Text>
      )}
    </ChoiceGroup>
  );
}

/** What was chosen so far, also on other days. */
function Chosen({ view: { draft, task, timesMax, intl }, send }: Pick<InterviewFormProps, 'view' | 'send'>) {
  const words = useWords(interviewFormWords);
  return (
    <ChoiceGroup name="chosen" label={task === 'propose' ? words.asked : words.chosen}>
      <Text size="small" tone="muted">
        {words.chosenHelp(timesMax)}
      </Text>
      <Inline space="small">
        {draft.times.map((start) => (
          <Button
            key={start}
            size="small"
            aria-label={words.remove(exactTime(start, intl))}
            onPress={() => send({ type: 'time.toggle', start })}
          >
            {exactTime(start, intl)} ×
          </Button>
        ))}
      </Inline>
    </ChoiceGroup>
  );
}
