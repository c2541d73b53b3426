import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { CrisisLinks } from '../../system/crisis/CrisisLinks.tsx';
import { useWords } from '../../../language/useWords.ts';
import { wellnessWords } from '../Wellness.words.ts';

/** The crisis line, with each way to reach it. */
export function EmergencyCard() {
  const words = useWords(wellnessWords).appointments;
  return (
    <Card as="section" aria-labelledby="emergency-contact">
      <Stack space="small">
        <Stack space="xxsmall">
          <Heading level={2} id="emergency-contact">
            {words.emergencyTitle}
          </Heading>
          <Text weight="medium">{words.emergencyText}</Text>
        </Stack>
        <CrisisLinks />
        <Text size="small">{words.emergency911}</Text>
      </Stack>
    </Card>
  );
}
