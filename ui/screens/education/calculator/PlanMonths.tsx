import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Printer from 'lucide-react/icons/printer';
import type { PlanMonth } from '@vetsync/machines/education/model';
import { Box } from '../../../components/Box/Box.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { shortMonth, schoolYear } from '../../moreDates.ts';
import { exactDollars } from '../../format.ts';
import { screenOnly } from '../../layout.css.ts';
import { booksBar, monthAmount, monthBar, monthlyBar, monthRow } from '../BenefitsCalculator.css.ts';
import { benefitsCalculatorWords } from '../BenefitsCalculator.words.ts';
import type { BenefitsCalculatorProps } from '../Education.types.ts';

interface MonthProps extends Pick<BenefitsCalculatorProps, 'intl'> {
  of: PlanMonth;
  /** The largest amount of any month, in dollars. */
  most: number;
}

function Month({ of: { month, days, paid, books, monthsLeft }, most, intl }: MonthProps) {
  const words = useWords(benefitsCalculatorWords).months;
  const width = (amount: number) => `${(100 * amount) / most}%`;
  const isBreak = days.length === 0;
  return (
    <li className={monthRow}>
      <div>
        <Text as="span" size="small" weight="medium">
          {shortMonth(month, intl)}
        </Text>{' '}
        <Text as="span" size="small" tone="muted" numeric>
          {isBreak ? words.break : days.map(({ first, last }) => words.days(first, last)).join(', ')}
        </Text>
      </div>
      <svg className={monthBar} aria-hidden focusable={false}>
        <rect className={monthlyBar} width={width(paid ?? 0)} height="100%" rx="4" />
        {books > 0 && (
          <rect className={booksBar} x={width(paid ?? 0)} width={width(books)} height="100%" rx="4" />
        )}
      </svg>
      <div className={monthAmount}>
        <Text as="div" size="small" weight="medium" numeric>
          {paid === null ? words.unpublished : exactDollars(paid + books, intl)}
        </Text>
        {!isBreak && (
          <Text as="div" size="caption" tone="muted" numeric>
            {words.left(monthsLeft)}
          </Text>
        )}
      </div>
    </li>
  );
}

/** What the plan pays the person, month by month, by school year. */
export function PlanMonths({ view, send, intl }: BenefitsCalculatorProps) {
  const words = useWords(benefitsCalculatorWords).months;
  const { years, draft, hasDates } = view;
  if (years.length === 0) return null;
  const isHousing = draft.chapter === '33';
  const most = Math.max(
    1,
    ...years.flatMap(({ months }) => months.map(({ paid, books }) => (paid ?? 0) + books)),
  );
  const current = years.find(({ isOver }) => !isOver) ?? years.at(-1);
  return (
    <Card as="section" aria-labelledby="plan-months">
      <Stack space="medium" align="stretch">
        <Inline space="xsmall" align="baseline" justify="space-between">
          <Heading level={2} id="plan-months">
            {words.title}
          </Heading>
          <div className={screenOnly}>
            <Inline space="xsmall">
              {hasDates && (
                <Button size="small" icon={CalendarPlus} onPress={() => send({ type: 'dates.save' })}>
                  {words.save}
                </Button>
              )}
              <Button
                size="small"
                variant="quiet"
                icon={Printer}
                onPress={() => send({ type: 'plan.print' })}
              >
                {words.print}
              </Button>
            </Inline>
          </div>
        </Inline>
        <Text size="small" tone="muted">
          {isHousing ? words.text : words.paymentText}
        </Text>
        <div>
          {years.map(({ year, paid, books, months }) => (
            <Disclosure
              key={year}
              title={words.year(schoolYear(year), exactDollars(paid + books, intl))}
              {...(isHousing && {
                hint: words.yearHint(exactDollars(paid, intl), exactDollars(books, intl)),
              })}
              defaultExpanded={year === current?.year}
            >
              <Box as="ol" listStyle="none">
                {months.map((one) => (
                  <Month key={one.month} of={one} most={most} intl={intl} />
                ))}
              </Box>
            </Disclosure>
          ))}
        </div>
      </Stack>
    </Card>
  );
}
