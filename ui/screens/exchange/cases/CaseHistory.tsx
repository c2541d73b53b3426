import type { CaseEntry } from '@vetsync/machines/model/exchange';
import Inbox from 'lucide-react/icons/inbox';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Timeline, type TimelineEntry } from '../../../components/Timeline/Timeline.tsx';
import type { Translation } from '../../../language/translate.ts';
import { useWords } from '../../../language/useWords.ts';
import { TimeText } from '../../system/parts/TimeText.tsx';
import { prose } from '../received/Received.css.ts';
import { casePhrases } from './Cases.phrases.ts';
import { caseRecordWords } from './CaseRecord.words.ts';
import type { OpenedCaseProps } from './Cases.types.ts';
import { dateText } from '../../dates.ts';
import { relativeTime } from '../../moreDates.ts';

type Words = Translation<typeof caseRecordWords>['history'];
type Names = Translation<typeof casePhrases>;
type Field = keyof Words['fields'];
interface Said {
  words: Words;
  names: Names;
  intl: OpenedCaseProps['intl'];
}

const isField = (words: Words, field: string): field is Field => field in words.fields;
const nameIn = (names: Readonly<Record<string, string>>, value: unknown) =>
  names[String(value)] ?? String(value);

/** What a field was set to, in words. */
function valueText({ words, names, intl }: Said, field: Field, value: unknown): string {
  if (value === null || value === undefined || value === '') return words.nothing;
  if (field === 'goals' && Array.isArray(value))
    return words.goalsDone(
      String(value.filter((goal: { done?: unknown }) => goal.done === true).length),
      String(value.length),
    );
  if (field === 'owner') return (value as { name?: string | null }).name ?? words.someone;
  if (field === 'nextOn') return dateText(String(value), intl);
  if (field === 'status' || field === 'priority' || field === 'outcome') return nameIn(names, value);
  return String(value);
}

const linesOf = (said: Said, entry: CaseEntry): string[] =>
  Object.entries(entry.changes).flatMap(([field, [before, after]]) => {
    if (!isField(said.words, field)) return [];
    const label = said.words.fields[field];
    const now = valueText(said, field, after);
    const isFirst = before === null || before === undefined || before === '' || before === after;
    return isFirst
      ? said.words.change(label, now)
      : said.words.from(label, valueText(said, field, before), now);
  });

/** Every step of a record: what, who and when, with the notes for colleagues. */
export function CaseHistory({ record, intl, send }: OpenedCaseProps) {
  const { history: words } = useWords(caseRecordWords);
  const names = useWords(casePhrases);
  const entries = record.entries.map((entry): TimelineEntry => {
    const title = words.steps[entry.entry];
    const lines = linesOf({ words, names, intl }, entry);
    return {
      id: entry.id,
      title: entry.actor?.name ? words.by(title, entry.actor.name) : title,
      when: (
        <TimeText at={entry.at} intl={intl}>
          {relativeTime(entry.at, intl)}
        </TimeText>
      ),
      ...(entry.entry === 'opened' && { icon: Inbox }),
      ...(entry.entry === 'reopened' && { icon: RotateCcw }),
      children: (lines.length > 0 || entry.notes) && (
        <Stack space="xxsmall">
          {lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
          {entry.notes && <div className={prose}>{entry.notes}</div>}
        </Stack>
      ),
    };
  });
  return (
    <Section title={words.title} level={3}>
      {record.history === 'outdated' && (
        <Banner
          tone="caution"
          announce="status"
          action={
            <Button size="small" onPress={() => send({ type: 'history.retry' })}>
              {words.retry}
            </Button>
          }
        >
          {words.outdated}
        </Banner>
      )}
      <Timeline label={words.label} hasStates={false} entries={entries} />
    </Section>
  );
}
