import type { DatedDeadline, OtherDeadline } from '@vetsync/machines/reference/model';
import Flag from 'lucide-react/icons/flag';
import type { ReactNode } from 'react';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Anchor } from '../../../components/Link/Anchor.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { countdownWords } from '../Countdown.words.ts';
import { mark as markStyle, source as sourceStyle, sources as sourcesStyle } from '../Reference.css.ts';
import { useDeadlineTexts } from './deadlineTexts.ts';

export type AnyDeadline = DatedDeadline | OtherDeadline;

const sourceKey = ({ where, source, confidence }: AnyDeadline) =>
  [where.address, source.title, source.seenAsOf, confidence].join(' ');
/** Where these deadlines are written, each once, in the order of the page. Rows refer to them by number. */
export const deadlineSources = (deadlines: readonly AnyDeadline[]): readonly AnyDeadline[] => [
  ...new Map(deadlines.map((one) => [sourceKey(one), one])).values(),
];

const anchorOf = (number: number) => `source-${number}`;

/** The official pages of deadlines, who says so and when, and whether that is confirmed. */
export function DeadlineSources({ sources }: { sources: readonly AnyDeadline[] }) {
  const words = useWords(countdownWords);
  return (
    <Section title={words.sources}>
      <Text size="small">{words.reported}</Text>
      <ol className={sourcesStyle}>
        {sources.map((one, index) => (
          <Source key={sourceKey(one)} deadline={one} number={index + 1} />
        ))}
      </ol>
      <Text size="small" tone="muted">
        {words.checked}
      </Text>
    </Section>
  );
}

/** The official page of a deadline, who says so and when, and whether that is confirmed. */
function Source({ deadline, number }: { deadline: AnyDeadline; number: number }) {
  const words = useWords(countdownWords);
  const { where, source, confidence } = deadline;
  return (
    <li id={anchorOf(number)} className={sourceStyle} tabIndex={-1}>
      <span className={markStyle} aria-hidden>
        {number}
      </span>
      <Text as="span" size="small">
        {confidence !== 'reported' && `${words.official} `}
        <Anchor href={where.address} lang="en">
          {where.name}
        </Anchor>
        . <span lang="en">{source.title}</span>, {source.seenAsOf ?? words.undatedSource}
      </Text>
    </li>
  );
}

interface DeadlineFactsProps {
  deadline: AnyDeadline;
  sources: readonly AnyDeadline[];
  /** When it is. */
  note: ReactNode;
}

/** What a deadline is, what follows if it is missed, and the number of its source. */
export function DeadlineFacts({ deadline, sources, note }: DeadlineFactsProps) {
  const words = useWords(countdownWords);
  const { title, what, ifMissed, lang } = useDeadlineTexts()(deadline);
  const { hard, onlyIf } = deadline;
  const number = sources.findIndex((one) => sourceKey(one) === sourceKey(deadline)) + 1;
  return (
    <Stack space="xxsmall">
      <Inline space="xsmall" align="baseline">
        <Text weight="strong" lang={lang}>
          {title}
        </Text>
        {hard && (
          <Badge tone="caution" icon={Flag}>
            {words.hard}
          </Badge>
        )}
      </Inline>
      {note && (
        <Text size="small" tone="muted">
          {note}
        </Text>
      )}
      <Text size="small">
        <span lang={lang}>{what}</span>{' '}
        {number > 0 && (
          <Anchor className={markStyle} href={`#${anchorOf(number)}`} aria-label={words.sourceNumber(number)}>
            {number}
          </Anchor>
        )}
      </Text>
      {hard && ifMissed && (
        <Text size="small" lang={lang}>
          {words.ifMissed(ifMissed)}
        </Text>
      )}
      {onlyIf && (
        <Text size="small" tone="muted">
          {words.onlyIf}
        </Text>
      )}
    </Stack>
  );
}
