import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { wellnessWords } from '../Wellness.words.ts';

interface CheckCardProps {
  href: string;
  answered: number;
  of: number;
  /** Whether it is what to do next on its page. */
  isNext: boolean;
}

/** Link to start or continue the self-check. */
export function CheckCard({ href, answered, of, isNext }: CheckCardProps) {
  const words = useWords(wellnessWords).check;
  const goOn = answered === of ? words.see : words.goOn(answered, of);
  return (
    <Card as="section" aria-labelledby="wellness-check">
      <Stack space="small" align="flex-start">
        <Heading level={2} id="wellness-check">
          {words.title}
        </Heading>
        <Text>{words.text}</Text>
        <LinkButton variant={isNext ? 'primary' : 'secondary'} href={href}>
          {answered === 0 ? words.start : goOn}
        </LinkButton>
      </Stack>
    </Card>
  );
}
