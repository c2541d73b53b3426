import { Stack } from '../../components/Stack/Stack.tsx';
import { beside, columns } from './BenefitsCalculator.css.ts';
import { useWords } from '../../language/useWords.ts';
import { benefitsCalculatorWords } from './BenefitsCalculator.words.ts';
import { EducationHead } from './EducationHead.tsx';
import { PlanResult } from './calculator/PlanResult.tsx';
import { PlanStart } from './calculator/PlanStart.tsx';
import { PlanTerms } from './calculator/PlanTerms.tsx';
import type { BenefitsCalculatorProps } from './Education.types.ts';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';

/** Source and date of the rates. */
function PlanSource({ view, intl }: BenefitsCalculatorProps) {
  const words = useWords(benefitsCalculatorWords).source;
  const { rate, source, figures } = view;
  const cap = new Intl.NumberFormat(intl.locale, { style: 'currency', currency: 'USD' }).format(
    rate.privateCap,
  );
  const day = (date: string) =>
    new Intl.DateTimeFormat(intl.locale, { timeZone: 'UTC', dateStyle: 'long' }).format(
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

export type { BenefitsCalculatorProps } from './Education.types.ts';

/** Months of entitlement that planned terms use, and what they pay. */
export function BenefitsCalculator(props: BenefitsCalculatorProps) {
  const words = useWords(benefitsCalculatorWords);
  return (
    <Stack space="large">
      <EducationHead title={words.title} subtitle={words.subtitle} current="calculator" links={props.links} />
      <div className={columns}>
        <Stack space="large">
          <PlanStart {...props} />
          <PlanTerms {...props} />
        </Stack>
        <div className={beside}>
          <PlanResult {...props} />
        </div>
      </div>
      <PlanSource {...props} />
    </Stack>
  );
}
