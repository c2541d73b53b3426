import BadgeCheck from 'lucide-react/icons/badge-check';
import ListChecks from 'lucide-react/icons/list-checks';
import UserSearch from 'lucide-react/icons/user-search';
import { ActionLink } from '../../../components/ActionLink/ActionLink.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { claimsWords } from '../Claims.words.ts';

/** VA's own searches for people who help with claims. */
export function ClaimHelp() {
  const words = useWords(claimsWords).help;
  return (
    <Card as="section" aria-labelledby="claim-help">
      <Stack space="small">
        <Stack space="xxsmall">
          <Heading level={2} id="claim-help">
            {words.title}
          </Heading>
          <Text size="small" tone="muted">
            {words.text}
          </Text>
        </Stack>
        <ActionLink icon={UserSearch} {...words.representative} />
        <ActionLink icon={BadgeCheck} {...words.accreditation} />
        <ActionLink icon={ListChecks} {...words.status} />
      </Stack>
    </Card>
  );
}
