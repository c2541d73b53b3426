import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { careerWords } from '../Career.words.ts';

/** Leads to the jobs that employers have published. */
export function FindJobs({ href }: { href: string }) {
  const words = useWords(careerWords).find;
  return (
    <Card as="section" aria-labelledby="find-jobs">
      <Stack space="medium" align="flex-start">
        <Heading level={2} id="find-jobs">
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
