import type { BenefitsCalculatorView } from '@vetsync/machines/education/benefitsCalculator';
import { Button } from '../../../components/Button/Button.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { termFigures, termHead } from '../BenefitsCalculator.css.ts';
import type { BenefitsCalculatorProps } from '../Education.types.ts';
import { usePhrases } from '../../../language/usePhrases.ts';
import { useWords } from '../../../language/useWords.ts';
import '../../applications/Applications.phrases.ts';
import { benefitsCalculatorWords } from '../BenefitsCalculator.words.ts';
import { entry } from '../../layout.css.ts';
import { money } from '../relativeDays.ts';

interface PlanTermProps extends BenefitsCalculatorProps {
  term: BenefitsCalculatorView['terms'][number];
}

/** One term: course load, entitlement used, and payments. */
export function PlanTerm({ term: one, view, send, reader }: PlanTermProps) {
  const words = useWords(benefitsCalculatorWords).plan;
  const { term, load, isPaid } = one;
  const label = usePhrases()(one.label);
  const dollars = (amount: number) => money(amount, reader);
  const figures = [
    { label: words.tuition, value: dollars(one.tuitionPaid) },
    { label: words.left, value: dollars(one.tuition - one.tuitionPaid) },
    { label: words.housing, value: isPaid && load === 'half' ? words.noHousing : dollars(one.housing) },
    { label: words.books, value: dollars(one.books) },
  ];
  return (
    <li className={entry}>
      <Stack space="small">
        <div>
          <Heading level={3}>{label}</Heading>
          <Text size="small" tone={isPaid ? 'muted' : 'critical'} numeric>
            {isPaid ? words.months(one.months) : words.unpaid}
          </Text>
        </div>
        <div className={termHead}>
          <Select
            label={words.loadOf(label)}
            options={view.loads.map((value) => ({ value, label: words.loads[value] }))}
            value={load}
            onChange={(value) => send({ type: 'load.choose', term, load: value })}
          />
          <Button aria-label={words.removeOf(label)} onPress={() => send({ type: 'term.remove', term })}>
            {words.remove}
          </Button>
        </div>
        <dl className={termFigures}>
          {figures.map(({ label: name, value }) => (
            <div key={name}>
              <Text as="dt" size="caption" tone="muted">
                {name}
              </Text>
              <Text as="dd" size="small" weight="medium" numeric>
                {value}
              </Text>
            </div>
          ))}
        </dl>
      </Stack>
    </li>
  );
}
