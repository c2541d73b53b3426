import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import type { VeteranHomeProps } from './Home.types.ts';
import { veteranHomeWords } from './VeteranHome.words.ts';

/** What to add to the profile next. */
export function ProfileStep({ view: { profileStep: step } }: Pick<VeteranHomeProps, 'view'>) {
  const words = useWords(veteranHomeWords).profileStep;
  if (!step) return null;
  return (
    <Section title={words.title}>
      <Text size="small">{words.text}</Text>
      <Inline space="small">
        <LinkButton size="small" href={step.href}>
          {words.add(words.items[step.item])}
        </LinkButton>
        <Text as="span" size="small" tone="muted">
          {words.parts(step.done, step.of)}
        </Text>
      </Inline>
    </Section>
  );
}
