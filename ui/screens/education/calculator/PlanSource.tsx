import { Anchor } from '../../../components/Link/Anchor.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import type { BenefitsCalculatorProps } from '../Education.types.ts';
import { useWords } from '../../../language/useWords.ts';
import { benefitsCalculatorWords } from '../BenefitsCalculator.words.ts';

/** Source and date of the rates. */
export function PlanSource({ view, reader }: BenefitsCalculatorProps) {
  const words = useWords(benefitsCalculatorWords).source;
  const { rate, source, figures } = view;
  const cap = new Intl.NumberFormat(reader.locale, { style: 'currency', currency: 'USD' }).format(
    rate.privateCap,
  );
  const day = (date: string) =>
    new Intl.DateTimeFormat(reader.locale, { timeZone: 'UTC', dateStyle: 'long' }).format(
      new Date(`${date}T00:00:00Z`),
    );
  return (
    <Stack as="section" space="xsmall" aria-labelledby="plan-source">
      <Heading level={2} id="plan-source">
        {words.title}
      </Heading>
      <Text size="small">
        {words.rate(cap, day(rate.from), day(rate.to))} {figures.hasOldRate && words.old}
      </Text>
      <Text size="small">{words.rules}</Text>
      <Text size="small" tone="muted">
        <Anchor href={source.href} lang="en">
          {source.name}
        </Anchor>
        . {words.retrieved(day(source.retrieved))} {words.estimate}
      </Text>
    </Stack>
  );
}
