import type { CareerLinks } from '@vetsync/machines/career/model';
import { Box } from '../../components/Box/Box.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { resources } from './Career.css.ts';
import { careerWords } from './Career.words.ts';

const names = ['resume', 'interview', 'salary', 'events'] as const;

/** Links to the pages behind each resource (docs/decisions/001, "Buttons without behavior"). */
export function CareerResources({ links }: { links: CareerLinks }) {
  const words = useWords(careerWords).resources;
  return (
    <Card as="section" aria-labelledby="career-resources">
      <Stack space="small">
        <Heading level={2} id="career-resources">
          {words.title}
        </Heading>
        <ul className={resources}>
          {names.map((name) => (
            <Box as="li" listStyle="none" key={name}>
              <LinkButton width="full" href={links[name]}>
                {words[name].label}
              </LinkButton>
              <Text size="caption" tone="muted">
                {words[name].note}
              </Text>
            </Box>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}
