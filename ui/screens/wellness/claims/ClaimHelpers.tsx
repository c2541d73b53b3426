import type { ClaimsView } from '@vetsync/machines/wellness/claims';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Box } from '../../../components/Box/Box.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { helper as helperStyle } from '../Claims.css.ts';
import { useWords } from '../../../language/useWords.ts';
import { claimsWords } from '../Claims.words.ts';
import { entry } from '../../layout.css.ts';

/** Organizations that file claims with veterans, with contact links. */
export function ClaimHelpers({ helpers }: Pick<ClaimsView, 'helpers'>) {
  const words = useWords(claimsWords).helpers;
  return (
    <Card as="section" aria-labelledby="claim-helpers">
      <Stack space="medium">
        <Stack space="xxsmall">
          <Heading level={2} id="claim-helpers">
            {words.title}
          </Heading>
          <Text size="small" tone="muted">
            {words.text} {words.sample}
          </Text>
        </Stack>
        <Box as="ul" listStyle="none">
          {helpers.map(({ id, name, role, organization, location, phone, email }) => (
            <li key={id} className={`${entry} ${helperStyle}`}>
              <Avatar name={name} />
              <Stack space="xsmall">
                <div>
                  <Text as="div" weight="strong">
                    {name}
                  </Text>
                  <Text as="div" size="small">
                    {role}
                  </Text>
                  <Text as="div" size="small" tone="muted">
                    {organization}, {location}
                  </Text>
                </div>
                <Inline space="xsmall">
                  <LinkButton size="small" icon={Phone} href={`tel:${phone}`}>
                    {words.call(phone)}
                  </LinkButton>
                  <LinkButton
                    size="small"
                    variant="quiet"
                    icon={Mail}
                    href={`mailto:${email}`}
                    aria-label={words.writeTo(name)}
                  >
                    {words.write}
                  </LinkButton>
                </Inline>
              </Stack>
            </li>
          ))}
        </Box>
      </Stack>
    </Card>
  );
}
