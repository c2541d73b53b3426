import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';

export interface FindCardProps {
  words: { title: string; text: string; action: string };
  href: string;
  /** Secondary where something else is to be done first. @default 'primary' */
  variant?: 'primary' | 'secondary';
  /** Another way to the same aim. */
  other?: { action: string; href: string | null };
}

/** Leads to what organizations have published to apply for. */
export function FindCard({ words, href, variant = 'primary', other }: FindCardProps) {
  return (
    <Card as="section" aria-labelledby="find">
      <Stack space="medium" align="flex-start">
        <Heading level={2} id="find">
          {words.title}
        </Heading>
        <Text>{words.text}</Text>
        <Inline space="xsmall">
          <LinkButton variant={variant} href={href}>
            {words.action}
          </LinkButton>
          {other?.href && (
            <LinkButton variant="quiet" href={other.href}>
              {other.action}
            </LinkButton>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
