import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { educationWords } from '../Education.words.ts';

/** Leads to the degree programs that schools have published. */
export function FindPrograms({ href }: { href: string }) {
  const words = useWords(educationWords).find;
  return (
    <Card as="section" aria-labelledby="find-programs">
      <Stack space="medium" align="flex-start">
        <Heading level={2} id="find-programs">
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
