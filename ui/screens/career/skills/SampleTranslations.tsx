import type { CareerView } from '@vetsync/machines/career/career';
import { Box } from '../../../components/Box/Box.tsx';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { usePhrases } from '../../../language/usePhrases.ts';
import { useWords } from '../../../language/useWords.ts';
import '../Career.phrases.ts';
import { samples } from '../Career.css.ts';
import { careerWords } from '../Career.words.ts';

interface SampleTranslationsProps {
  view: CareerView;
  /** Whether to link to the full search. */
  withLink: boolean;
}

/** The demo's four sample skills with their civilian names (feature spec, sections 2 and 9), and where to look up one's own. */
export function SampleTranslations({ view, withLink }: SampleTranslationsProps) {
  const allWords = useWords(careerWords);
  const words = allWords.translation;
  const write = usePhrases();
  const hasSamples = view.translations.length > 0;
  if (!hasSamples && !withLink) return null;
  const skills = view.translations.map(({ military, civilian, confidence }) => ({
    military: write(military),
    civilian: write(civilian),
    confidence,
  }));
  return (
    <Card as="section" aria-labelledby="skill-samples">
      <Stack space="medium">
        <div>
          <Inline space="xsmall" align="baseline" justify="space-between">
            <Heading level={2} id="skill-samples">
              {words.title}
            </Heading>
            {hasSamples && <Badge>{allWords.sample}</Badge>}
          </Inline>
          <Text size="small" tone="muted">
            {hasSamples ? words.text : words.own}
          </Text>
        </div>
        {hasSamples && (
          <ul className={samples}>
            {skills.map(({ military, civilian, confidence }) => (
              <Box as="li" listStyle="none" key={military}>
                <Text as="div" size="small" tone="muted">
                  {military}
                </Text>
                <ProgressBar
                  size="small"
                  label={civilian}
                  value={confidence}
                  max={100}
                  valueLabel={words.percent(confidence)}
                />
              </Box>
            ))}
          </ul>
        )}
        {withLink && <LinkButton href={view.links.translation}>{words.all}</LinkButton>}
      </Stack>
    </Card>
  );
}
