import { useId } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Timeline } from '../../components/Timeline/Timeline.tsx';
import type { ReviewPart, ReviewBar } from './parts.ts';
import { prose, tags as tagList } from './Review.css.ts';
import { useWords } from '../../language/useWords.ts';
import { reviewWords } from './Review.words.ts';
import { matchBandOf, MatchScore } from '../../components/MatchScore/MatchScore.tsx';
import { matchScoreWords } from '../../components/MatchScore/MatchScore.words.ts';
import { Meter } from '../../components/Meter/Meter.tsx';

/** Percentages in the colors of their bands (feature spec, section 9), each with its reason. */
function ReviewBars({ part }: { part: Extract<ReviewPart, { kind: 'bars' }> }) {
  return (
    <Stack space="medium">
      {part.total && (
        <div>
          <MatchScore score={part.total.percent} size="large" />
          <Text size="small" tone="muted">
            {part.total.because}
          </Text>
        </div>
      )}
      <Stack as="ul" space="medium">
        {part.bars.map((bar) => (
          <Bar key={bar.label} bar={bar} />
        ))}
      </Stack>
      <Text size="small" tone="muted">
        {part.note}
      </Text>
    </Stack>
  );
}

function Bar({ bar: { label, percent, because } }: { bar: ReviewBar }) {
  const words = useWords(matchScoreWords);
  const { band, tone } = matchBandOf(percent);
  return (
    <Stack as="li" space="xxsmall">
      <Meter
        label={label}
        value={percent}
        valueLabel={`${words.percent(percent)}, ${words.bands[band]}`}
        tone={tone}
      />
      <Text size="small" tone="muted">
        {because}
      </Text>
    </Stack>
  );
}

/** The parts of a tab in one column. */
export function ReviewParts({ parts }: { parts: readonly ReviewPart[] }) {
  return (
    <Stack space="large">
      {parts.map((part) => (
        <Part key={part.title} part={part} />
      ))}
    </Stack>
  );
}

function Part({ part }: { part: ReviewPart }) {
  const id = useId();
  return (
    <Stack as="section" space="small" aria-labelledby={id}>
      <Heading level={4} id={id}>
        {part.title}
      </Heading>
      <Content part={part} />
    </Stack>
  );
}

function Content({ part }: { part: ReviewPart }) {
  const words = useWords(reviewWords);
  if (part.kind === 'facts')
    return (
      <DescriptionList
        items={part.facts.map(({ label, value }) => ({ label, value: value || words.none }))}
      />
    );
  if (part.kind === 'prose')
    return (
      <Stack space="xxsmall">
        <div className={prose}>
          <Text as="div" tone={part.text ? 'inherit' : 'muted'}>
            {part.text || words.none}
          </Text>
        </div>
        {part.note && (
          <Text size="small" tone="muted">
            {part.note}
          </Text>
        )}
      </Stack>
    );
  if (part.kind === 'bars') return <ReviewBars part={part} />;
  if (part.kind === 'tags')
    return part.tags.length === 0 ? (
      <Text tone="muted">{part.none}</Text>
    ) : (
      <ul className={tagList}>
        {part.tags.map(({ text, tone }) => (
          <li key={text}>
            <Badge tone={tone}>{text}</Badge>
          </li>
        ))}
      </ul>
    );
  return part.entries.length === 0 ? (
    <Text tone="muted">{part.none}</Text>
  ) : (
    <Timeline
      label={part.title}
      hasStates={false}
      entries={part.entries.map(({ title, when, text }, index) => ({
        id: String(index),
        title,
        when,
        children: text,
      }))}
    />
  );
}
