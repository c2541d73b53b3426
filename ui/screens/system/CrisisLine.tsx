import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { panel } from './CrisisLine.css.ts';
import { useWords } from '../../language/useWords.ts';
import { crisisLineWords } from './CrisisLine.words.ts';
import { CrisisLinks } from './crisis/CrisisLinks.tsx';

/** All ways to reach the crisis line, each with one tap. */
export function CrisisLine() {
  const words = useWords(crisisLineWords);
  return (
    <section className={panel} aria-labelledby="crisis-line">
      <Stack space="xxsmall">
        <Heading level={2} id="crisis-line">
          {words.title}
        </Heading>
        <Text size="small" tone="muted">
          {words.introduction}
        </Text>
      </Stack>
      <CrisisLinks />
    </section>
  );
}
