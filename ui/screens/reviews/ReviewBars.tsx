import { matchBandOf, MatchScore } from '../../components/MatchScore/MatchScore.tsx';
import { matchScoreWords } from '../../components/MatchScore/MatchScore.words.ts';
import { Meter } from '../../components/Meter/Meter.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import type { ReviewBar, ReviewPart } from './parts.ts';

/** Percentages in the colors of their bands (feature spec, section 9), each with its reason. */
export function ReviewBars({ part }: { part: Extract<ReviewPart, { kind: 'bars' }> }) {
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
