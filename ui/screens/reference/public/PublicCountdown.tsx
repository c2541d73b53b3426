import type { PublicCountdownView, PublicDeadline } from '@vetsync/machines/reference/model';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { Button } from '../../../components/Button/Button.tsx';
import { DateLeaf } from '../../../components/DateLeaf/DateLeaf.tsx';
import { control, field, label as labelStyle } from '../../../components/Field/Field.css.ts';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { useWords } from '../../../language/useWords.ts';
import { columns } from '../../layout.css.ts';
import { countdownWords } from '../Countdown.words.ts';
import { DeadlineFacts, deadlineSources, DeadlineSources } from '../parts/DeadlineFacts.tsx';
import { deadline as deadlineStyle, deadlines as deadlinesStyle, questions } from '../Reference.css.ts';
import { lookupsWords } from './Lookups.words.ts';
import { dateText, inDays } from '../../dates.ts';
import { monthText } from '../../moreDates.ts';
import { PageHead } from '../../system/parts/PageHead.tsx';

interface PublicCountdownProps {
  view: PublicCountdownView;
  intl: IntlConfig;
}

/** What has a time limit around the last day of service, for everyone. Nothing is saved. */
export function PublicCountdown({ view, intl }: PublicCountdownProps) {
  const words = useWords(lookupsWords).countdown;
  const sharedWords = useWords(countdownWords);
  const { question, daysLeft } = view;
  const last = question && dateText(question.separation, intl);
  return (
    <Stack space="large">
      <PageHead
        title={words.title}
        subtitle={
          last && daysLeft !== null
            ? daysLeft >= 0
              ? sharedWords.subtitle.before(daysLeft, last)
              : sharedWords.subtitle.after(last)
            : words.text
        }
      />
      <div className={columns}>
        {view.isAsked ? <Answer view={view} intl={intl} /> : <Question view={view} />}
        {view.isAsked && (
          <Stack space="large">
            <Section title={words.save}>
              <Stack space="small" align="flex-start">
                <Text tone="muted">{words.saveText}</Text>
                <LinkButton href={view.saveHref} variant="primary">
                  {words.save}
                </LinkButton>
              </Stack>
            </Section>
            <Question view={view} />
          </Stack>
        )}
      </div>
    </Stack>
  );
}

function Question({
  view: { question, components, reasons, isIncomplete },
}: Pick<PublicCountdownProps, 'view'>) {
  const words = useWords(lookupsWords).countdown;
  return (
    <form method="get" className={questions}>
      <TextField
        name="separation"
        type="date"
        label={words.separation}
        defaultValue={question?.separation ?? ''}
        {...(isIncomplete && { error: words.incomplete })}
      />
      <Choice
        name="component"
        label={words.component}
        chosen={question?.component ?? 'active'}
        options={words.components}
        order={components}
      />
      <Choice
        name="reason"
        label={words.reason}
        chosen={question?.reason ?? 'none'}
        options={words.reasons}
        order={['none', ...reasons]}
      />
      <Button type="submit" variant={question ? 'secondary' : 'primary'}>
        {words.show}
      </Button>
    </form>
  );
}

interface ChoiceProps<Value extends string> {
  name: string;
  label: string;
  chosen: Value;
  options: Readonly<Record<Value, string>>;
  order: readonly Value[];
}

/** A choice of the browser's own, for a page without a script. */
function Choice<Value extends string>({ name, label, chosen, options, order }: ChoiceProps<Value>) {
  return (
    <label className={field}>
      <span className={labelStyle}>{label}</span>
      <select name={name} defaultValue={chosen} className={control()}>
        {order.map((value) => (
          <option key={value} value={value}>
            {options[value]}
          </option>
        ))}
      </select>
    </label>
  );
}

function Answer({ view, intl }: PublicCountdownProps) {
  const words = useWords(countdownWords);
  const { overdue, months, undated, others } = view;
  const sources = deadlineSources([
    ...overdue,
    ...months.flatMap(({ items }) => items),
    ...undated,
    ...others,
  ]);
  const noteOf = ({ due, opens, isOver, daysLeft }: PublicDeadline) =>
    [
      due !== null && isOver
        ? words.overdue.since(dateText(due, intl))
        : daysLeft !== null && inDays(daysLeft, intl),
      opens !== null && opens > view.today && words.opens(dateText(opens, intl)),
    ]
      .filter(Boolean)
      .join(' · ');
  const list = (items: readonly PublicDeadline[]) => (
    <ul className={deadlinesStyle}>
      {items.map((one) => (
        <li key={one.id} className={deadlineStyle}>
          {one.due === null ? <span /> : <DateLeaf date={one.due} />}
          <DeadlineFacts deadline={one} sources={sources} note={noteOf(one)} />
        </li>
      ))}
    </ul>
  );
  return (
    <Stack space="large">
      {overdue.length > 0 && <Section title={words.overdue.title}>{list(overdue)}</Section>}
      {months.map(({ month, items }) => (
        <Section key={month} title={monthText(`${month}-01`, intl)}>
          {list(items)}
        </Section>
      ))}
      {undated.length > 0 && (
        <Section title={words.open.title}>
          <Text size="small" tone="muted">
            {words.open.text}
          </Text>
          {list(undated)}
        </Section>
      )}
      {others.length > 0 && (
        <Section title={words.others.title}>
          <Text size="small" tone="muted">
            {words.others.text}
          </Text>
          <ul className={deadlinesStyle}>
            {others.map((one) => (
              <li key={one.id} className={deadlineStyle}>
                <span />
                <DeadlineFacts
                  deadline={one}
                  sources={sources}
                  note={words.others.anchors[one.anchor as keyof typeof words.others.anchors]}
                />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <DeadlineSources sources={sources} />
    </Stack>
  );
}
