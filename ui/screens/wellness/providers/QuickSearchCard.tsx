import type { QuickSearch, WellnessLinks } from '@vetsync/machines/wellness/model';
import type { LucideIcon } from 'lucide-react';
import Brain from 'lucide-react/icons/brain';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Stethoscope from 'lucide-react/icons/stethoscope';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { wellnessWords } from '../Wellness.words.ts';

const signs: Record<QuickSearch, LucideIcon> = {
  'primary-care': Stethoscope,
  'mental-health': Brain,
  specialist: HeartPulse,
};

/** Opens the finder filtered by one kind of provider. */
export function QuickSearchCard({ links }: { links: WellnessLinks }) {
  const words = useWords(wellnessWords).appointments;
  return (
    <Card as="section" aria-labelledby="quick-search">
      <Stack space="small">
        <Stack space="xxsmall">
          <Heading level={2} id="quick-search">
            {words.quickTitle}
          </Heading>
          <Text size="small" tone="muted">
            {words.quickText}
          </Text>
        </Stack>
        {(Object.keys(signs) as QuickSearch[]).map((kind) => (
          <LinkButton key={kind} href={links.find[kind]} icon={signs[kind]} width="full">
            {words.quick[kind]}
          </LinkButton>
        ))}
      </Stack>
    </Card>
  );
}
