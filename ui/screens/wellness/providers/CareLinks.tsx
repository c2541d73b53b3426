import Brain from 'lucide-react/icons/brain';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import MapPin from 'lucide-react/icons/map-pin';
import { ActionLink } from '../../../components/ActionLink/ActionLink.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { ownProvidersWords } from './OwnProviders.words.ts';

/** Where a signed-in person finds care: VA's own pages, and what organizations publish at `href`. */
export function CareLinks({ href }: { href: string }) {
  const words = useWords(ownProvidersWords).care;
  return (
    <Card as="section" aria-labelledby="find-care">
      <Stack space="small">
        <Stack space="xxsmall">
          <Heading level={2} id="find-care">
            {words.title}
          </Heading>
          <Text size="small" tone="muted">
            {words.text}
          </Text>
        </Stack>
        <ActionLink icon={HeartPulse} href={href} {...words.organizations} />
        <ActionLink icon={MapPin} {...words.locations} />
        <ActionLink icon={Brain} {...words.mentalHealth} />
      </Stack>
    </Card>
  );
}
