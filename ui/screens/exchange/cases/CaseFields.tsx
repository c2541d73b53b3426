import type { CasePriority } from '@vetsync/machines/model/exchange';
import { DatePicker } from '../../../components/DatePicker/DatePicker.tsx';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { NumberField } from '../../../components/NumberField/NumberField.tsx';
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { useWords } from '../../../language/useWords.ts';
import { oneDecimal } from '../../format.ts';
import { TimeText } from '../../system/parts/TimeText.tsx';
import { casePhrases } from './Cases.phrases.ts';
import { caseRecordWords } from './CaseRecord.words.ts';
import * as styles from './Cases.css.ts';
import type { OpenedCaseProps } from './Cases.types.ts';
import { casesWords } from './Cases.words.ts';
import type { recordLimits } from '@vetsync/machines/exchange/cases';
import { dateText } from '../../dates.ts';
import { relativeTime } from '../../moreDates.ts';

const limits: Pick<typeof recordLimits, 'line' | 'term' | 'credits'> = { line: 200, term: 40, credits: 300 };
const priorities: readonly CasePriority[] = ['high', 'medium', 'low'];

/** Where somebody stands, and what comes next: fields for whoever may change them. */
export function CaseFields(props: OpenedCaseProps) {
  const { record, stored, intl } = props;
  const words = useWords(caseRecordWords);
  const { isAllowed } = record.work;
  const { openedAt, lastContactAt, gpa = null, conditions } = stored;
  return (
    <>
      <Section title={words.fields.title} level={3}>
        <Stack space="medium">
          {isAllowed && stored.closedAt === null ? <Fields {...props} /> : <Facts {...props} />}
          <DescriptionList
            items={[
              ...(gpa === null ? [] : [{ label: words.fields.gpa, value: oneDecimal(gpa, intl) }]),
              ...(conditions ? [{ label: words.fields.conditions, value: conditions.join(', ') }] : []),
              {
                label: words.fields.since,
                value: (
                  <TimeText at={openedAt} intl={intl}>
                    {dateText(openedAt, intl)}
                  </TimeText>
                ),
              },
              {
                label: words.fields.contact,
                value:
                  lastContactAt === null ? (
                    words.fields.noContact
                  ) : (
                    <TimeText at={lastContactAt} intl={intl}>
                      {relativeTime(lastContactAt, intl)}
                    </TimeText>
                  ),
              },
            ]}
          />
        </Stack>
      </Section>
      {(stored.closedAt === null || stored.nextStep) && (
        <Section title={words.next.title} level={3}>
          {isAllowed && stored.closedAt === null ? <Next {...props} /> : <NextRead {...props} />}
        </Section>
      )}
    </>
  );
}

function Fields({ record, written, send }: OpenedCaseProps) {
  const words = useWords(caseRecordWords);
  const names = useWords(casePhrases);
  const { statuses, work } = record;
  const { invalid, isBusy } = work;
  const { kind, status, priority, progress, term, credits, benefitsLeft } = written;
  const change = (changes: Extract<Parameters<typeof send>[0], { type: 'record.change' }>['changes']) =>
    send({ type: 'record.change', changes });
  return (
    <div className={styles.fields}>
      <Select
        label={words.fields.status}
        isDisabled={isBusy}
        options={statuses.map((value) => ({ value, label: names[value] }))}
        value={status}
        onChange={(value) => change({ status: value })}
      />
      <Select
        label={words.fields.priority}
        isDisabled={isBusy}
        options={priorities.map((value) => ({ value, label: names[value] }))}
        value={priority}
        onChange={(value) => change({ priority: value })}
      />
      {kind === 'participant' && (
        <NumberField
          label={words.fields.progress}
          isReadOnly={isBusy}
          isRequired={false}
          minValue={0}
          maxValue={100}
          step={5}
          error={invalid.progress ? words.tooHigh : undefined}
          value={progress}
          onChange={(value) => change({ progress: value })}
        />
      )}
      {kind === 'student' && (
        <>
          <TextField
            label={words.fields.term}
            help={words.fields.termHelp}
            isReadOnly={isBusy}
            isRequired={false}
            limit={limits.term}
            error={invalid.term ? words.tooLong : undefined}
            value={term}
            onChange={(value) => change({ term: value })}
          />
          <NumberField
            label={words.fields.credits}
            isReadOnly={isBusy}
            isRequired={false}
            minValue={0}
            maxValue={limits.credits}
            error={invalid.credits ? words.tooManyCredits : undefined}
            value={credits}
            onChange={(value) => change({ credits: value })}
          />
          <NumberField
            label={words.fields.benefitsLeft}
            isReadOnly={isBusy}
            isRequired={false}
            minValue={0}
            maxValue={100}
            error={invalid.benefitsLeft ? words.tooHigh : undefined}
            value={benefitsLeft}
            onChange={(value) => change({ benefitsLeft: value })}
          />
        </>
      )}
    </div>
  );
}

/** The same for those who only read it, or if it is closed. */
function Facts({ stored }: OpenedCaseProps) {
  const words = useWords(caseRecordWords).fields;
  const names = useWords(casePhrases);
  const { percent } = useWords(casesWords);
  const { kind, status, priority, outcome, progress, term, credits, benefitsLeft } = stored;
  const facts: readonly (readonly [label: string, value: string | null])[] = [
    [words.status, names[status]],
    [words.outcome, outcome && names[outcome]],
    [words.priority, names[priority]],
    [words.term, kind === 'student' && term ? term : null],
    [words.credits, credits === null ? null : String(credits)],
    [words.benefitsLeft, benefitsLeft === null ? null : percent(String(benefitsLeft))],
  ];
  return (
    <Stack space="small">
      {progress !== null && <ProgressBar label={words.progress} value={progress} />}
      <DescriptionList
        items={facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]))}
      />
    </Stack>
  );
}

function Next({ record, written, send }: OpenedCaseProps) {
  const words = useWords(caseRecordWords);
  const { work, today } = record;
  return (
    <div className={styles.fields}>
      <TextField
        label={words.next.step}
        isReadOnly={work.isBusy}
        isRequired={false}
        limit={limits.line}
        error={work.invalid.nextStep ? words.tooLong : undefined}
        value={written.nextStep}
        onChange={(nextStep) => send({ type: 'record.change', changes: { nextStep } })}
      />
      <DatePicker
        label={words.next.day}
        isReadOnly={work.isBusy}
        isRequired={false}
        today={today}
        value={written.nextOn}
        onChange={(nextOn) => send({ type: 'record.change', changes: { nextOn } })}
      />
    </div>
  );
}

function NextRead({ stored: { nextStep, nextOn }, intl }: OpenedCaseProps) {
  const words = useWords(caseRecordWords).next;
  if (!nextStep && nextOn === null) return <Text tone="muted">{words.none}</Text>;
  return <Text>{nextOn === null ? nextStep : words.on(nextStep || words.due, dateText(nextOn, intl))}</Text>;
}
