import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { CrisisLinks } from '../system/crisis/CrisisLinks.tsx';
import { hospitalWords } from './Hospital.words.ts';

/** The crisis line, below the figures of mental health care. */
export function MentalHealthCrisis() {
  const words = useWords(hospitalWords).mentalHealth;
  return (
    <Card as="section" aria-labelledby="mental-health-crisis">
      <Stack space="medium">
        <div>
          <Heading level={2} id="mental-health-crisis">
            {words.crisis}
          </Heading>
          <Text size="small" tone="muted">
            {words.crisisMore}
          </Text>
        </div>
        <CrisisLinks />
      </Stack>
    </Card>
  );
}
