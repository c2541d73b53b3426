import Bell from 'lucide-react/icons/bell';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { DatePicker } from '../../../components/DatePicker/DatePicker.tsx';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { FormGrid } from '../../../components/FormGrid/FormGrid.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Anchor } from '../../../components/Link/Anchor.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { usePhrases } from '../../../language/usePhrases.ts';
import { useWords } from '../../../language/useWords.ts';
import { dateText } from '../../dates.ts';
import { shortMonth } from '../../moreDates.ts';
import { exactDollars } from '../../format.ts';
import { benefitsCalculatorWords } from '../BenefitsCalculator.words.ts';
import type { BenefitsCalculatorProps } from '../Education.types.ts';

/** New rates, and the monthly confirmation of the enrollment. */
export function PlanChanges({ view, send, intl }: BenefitsCalculatorProps) {
  const words = useWords(benefitsCalculatorWords).changes;
  const { newRates, ratesPage, confirmation, draft, figures } = view;
  const day = dateText(newRates.from, intl);
  const isHousing = draft.chapter === '33';
  const change = !newRates.isInPlan ? 'after' : figures.unpublishedFrom === null ? 'own' : 'inPlan';
  return (
    <Card as="section" aria-labelledby="plan-changes">
      <Stack space="small">
        <Heading level={2} id="plan-changes">
          {words.title(day)}
        </Heading>
        <Text>{words[change](day)}</Text>
        {isHousing && <Text>{words.protection}</Text>}
        <Anchor href={ratesPage}>{words.confirm}</Anchor>
        {confirmation && (
          <>
            <Text weight="medium">{words.enrollment}</Text>
            <Text>{words.missed(dateText(confirmation.next, intl))}</Text>
            {confirmation.isReminded && <Text aria-live="polite">{words.reminded}</Text>}
            <Button
              size="small"
              icon={Bell}
              onPress={() => send({ type: confirmation.isReminded ? 'reminders.remove' : 'reminders.set' })}
            >
              {confirmation.isReminded ? words.stop : words.remind}
            </Button>
          </>
        )}
      </Stack>
    </Card>
  );
}

/** What dropping a course costs by the month. */
export function DroppedCourseCost({ view: { drop, loads }, send, intl }: BenefitsCalculatorProps) {
  const words = useWords(benefitsCalculatorWords);
  const write = usePhrases();
  if (!drop) return null;
  const { choice, terms, cost } = drop;
  const dollars = (amount: number) => exactDollars(amount, intl);
  const term = terms.find((one) => one.term === choice.term)!;
  // Not the negative of nothing, which would be “-$0”.
  const less = (amount: number) => dollars(0 - amount);
  return (
    <Card as="section" aria-labelledby="drop-course">
      <Stack space="medium" align="stretch">
        <Heading level={2} id="drop-course">
          {words.drop.title}
        </Heading>
        <FormGrid>
          <Select
            label={words.drop.term}
            options={terms.map(({ term: value, label }) => ({ value, label: write(label) }))}
            value={choice.term}
            onChange={(chosen) => {
              const next = terms.find((one) => one.term === chosen);
              if (next) send({ type: 'drop.choose', drop: { ...choice, term: chosen, on: next.start } });
            }}
          />
          <Select
            label={words.drop.load}
            options={loads
              .filter((load) => drop.loads.includes(load))
              .map((value) => ({ value, label: words.plan.loads[value] }))}
            value={choice.load}
            onChange={(load) => send({ type: 'drop.choose', drop: { ...choice, load } })}
          />
          <DatePicker
            label={words.drop.on}
            isRequired={false}
            today={term.start}
            firstDay={term.start}
            lastDay={term.end}
            value={choice.on}
            onChange={(on) => on !== null && send({ type: 'drop.choose', drop: { ...choice, on } })}
          />
        </FormGrid>
        <div aria-live="polite">
          {cost ? (
            <Stack space="small" align="stretch">
              <Text>{words.drop.after(dollars(cost.after), dollars(cost.before))}</Text>
              <DescriptionList
                items={[
                  ...cost.months.map(({ month, first, last, isWhole, less: amount }) => ({
                    label: words.drop.less(
                      shortMonth(month, intl),
                      isWhole ? null : words.months.days(first, last),
                    ),
                    value: less(amount),
                  })),
                  { label: words.drop.total, value: less(cost.total) },
                ]}
              />
            </Stack>
          ) : (
            <Text>{words.drop.unknown}</Text>
          )}
        </div>
        <Text size="small" tone="muted">
          {words.drop.debt}
        </Text>
      </Stack>
    </Card>
  );
}
