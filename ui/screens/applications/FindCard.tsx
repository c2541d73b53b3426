import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';

export interface FindCardProps {
  words: { title: string; text: string; action: string };
  href: string;
}

/** Leads to what organizations have published to apply for. */
export function FindCard({ words, href }: FindCardProps) {
  return (
    <Card as="section" aria-labelledby="find">
      <Stack space="medium" align="flex-start">
        <Heading level={2} id="find">
          {words.title}
        </Heading>
        <Text>{words.text}</Text>
        <LinkButton variant="primary" href={href}>
          {words.action}
        </LinkButton>
      </Stack>
    </Card>
  );
}
