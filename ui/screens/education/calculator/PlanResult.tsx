import { Banner } from '../../../components/Banner/Banner.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { ProgressRing } from '../../../components/ProgressRing/ProgressRing.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import {
  bar,
  legend,
  legendFigure,
  legendItem,
  plannedPart,
  ring,
  swatches,
  usedPart,
} from '../BenefitsCalculator.css.ts';
import type { BenefitsCalculatorProps } from '../Education.types.ts';
import { usePhrases } from '../../../language/usePhrases.ts';
import { useWords } from '../../../language/useWords.ts';
import '../../applications/Applications.phrases.ts';
import { benefitsCalculatorWords } from '../BenefitsCalculator.words.ts';
import { money } from '../relativeDays.ts';

/** Totals of the plan, announced at each change. */
export function PlanResult({ view, intl }: BenefitsCalculatorProps) {
  const words = useWords(benefitsCalculatorWords).result;
  const write = usePhrases();
  const { figures, monthsAtStart, entitlementMonths: all, unpaidFrom } = view;
  const used = all - monthsAtStart;
  const share = (months: number) => ({ width: `${(100 * months) / all}%` });
  const parts = [
    { part: 'used', months: used },
    { part: 'planned', months: figures.months },
    { part: 'left', months: figures.monthsLeft },
  ] as const;
  return (
    <Card as="section" aria-labelledby="plan-result">
      <Stack space="large">
        <Heading level={2} id="plan-result">
          {words.title}
        </Heading>
        <div className={ring}>
          <ProgressRing
            size="large"
            label={words.leftRing}
            value={figures.monthsLeft}
            max={all}
            hint={words.of(figures.monthsLeft, all)}
          />
        </div>
        <Stack space="small">
          <div className={bar} aria-hidden>
            <div className={usedPart} style={share(used)} />
            <div className={plannedPart} style={share(figures.months)} />
          </div>
          <ul className={legend} aria-label={words.table}>
            {parts.map(({ part, months }) => (
              <li key={part} className={legendItem}>
                <span className={swatches[part]} aria-hidden />
                <Text as="span" size="small">
                  {words[part]}
                </Text>
                <span className={legendFigure}>
                  <Text as="span" size="small" weight="medium" numeric>
                    {words.months(months)}
                  </Text>
                </span>
              </li>
            ))}
          </ul>
        </Stack>
        <div aria-live="polite">
          {unpaidFrom ? (
            <Banner tone="caution" title={words.shortTitle}>
              {words.short(write(unpaidFrom))}
            </Banner>
          ) : (
            <Text>{words.sentence(figures.months, figures.monthsLeft)}</Text>
          )}
        </div>
        <DescriptionList
          items={(['tuitionPaid', 'tuitionLeft', 'housing', 'books'] as const).map((name) => ({
            label: words[name],
            value: money(figures[name], intl),
          }))}
        />
      </Stack>
    </Card>
  );
}
