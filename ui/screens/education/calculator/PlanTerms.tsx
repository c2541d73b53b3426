import '../../applications/Applications.phrases.ts';
import { useState } from 'react';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { Box } from '../../../components/Box/Box.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { addRow, termFigures, termHead } from '../BenefitsCalculator.css.ts';
import type { BenefitsCalculatorProps } from '../Education.types.ts';
import { usePhrases } from '../../../language/usePhrases.ts';
import { useWords } from '../../../language/useWords.ts';
import { benefitsCalculatorWords } from '../BenefitsCalculator.words.ts';
import type { BenefitsCalculatorView } from '@vetsync/machines/education/benefitsCalculator';
import { entry } from '../../layout.css.ts';
import { wholeDollars } from '../../format.ts';

interface PlanTermProps extends BenefitsCalculatorProps {
  term: BenefitsCalculatorView['terms'][number];
}

/** One term: course load, entitlement used, and payments. */
function PlanTerm({ term: one, view, send, intl }: PlanTermProps) {
  const words = useWords(benefitsCalculatorWords).plan;
  const { term, load, isPaid, tuitionPaid } = one;
  const isHousing = view.draft.chapter === '33';
  const label = usePhrases()(one.label);
  const dollars = (amount: number) => wholeDollars(amount, intl);
  const isUnpublished =
    view.figures.unpublishedFrom !== null && one.end >= view.figures.unpublishedFrom && one.monthlyPaid === 0;
  const monthly = isPaid && isHousing && load === 'half' ? words.noHousing : dollars(one.monthlyPaid);
  const figures = [
    { label: words.tuition, value: tuitionPaid === null ? words.unpublished : dollars(tuitionPaid) },
    ...(one.ribbon > 0 ? [{ label: words.ribbon, value: dollars(one.ribbon) }] : []),
    {
      label: words.left,
      value: tuitionPaid === null ? words.unpublished : dollars(one.tuition - tuitionPaid - one.ribbon),
    },
    {
      label: isHousing ? words.housing : words.paid,
      value: isPaid && isUnpublished && monthly !== words.noHousing ? words.unpublished : monthly,
    },
    ...(isHousing ? [{ label: words.books, value: dollars(one.books) }] : []),
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
          {isHousing && (
            <Select
              label={words.placeOf(label)}
              options={[
                { value: 'campus', label: words.campus },
                { value: 'online', label: words.online },
              ]}
              value={one.isOnline ? 'online' : 'campus'}
              onChange={(place) => send({ type: 'place.choose', term, isOnline: place === 'online' })}
            />
          )}
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

/** Planned terms in chronological order. */
export function PlanTerms(props: BenefitsCalculatorProps) {
  const words = useWords(benefitsCalculatorWords).plan;
  const write = usePhrases();
  const { view, send } = props;
  const { offered, canAdd, terms, draft } = view;
  const [picked, setPicked] = useState('');
  const next = offered.find(({ value }) => value === picked) ?? offered[0];
  return (
    <Card as="section" aria-labelledby="plan-terms">
      <Stack space="medium">
        <Inline space="xsmall" align="baseline" justify="space-between">
          <Heading level={2} id="plan-terms">
            {words.title}
          </Heading>
          <Button size="small" variant="quiet" onPress={() => send({ type: 'plan.reset' })}>
            {words.reset}
          </Button>
        </Inline>
        {terms.length === 0 ? (
          <EmptyState drawing="calendar" level={3} title={words.empty.title}>
            {words.empty.text}
          </EmptyState>
        ) : (
          <Box as="ul" listStyle="none" aria-label={words.title}>
            {terms.map((term) => (
              <PlanTerm key={term.term} term={term} {...props} />
            ))}
          </Box>
        )}
        {canAdd && next ? (
          <div className={addRow}>
            <Select
              label={words.addLabel}
              options={offered.map(({ value, label }) => ({ value, label: write(label) }))}
              value={next.value}
              onChange={setPicked}
            />
            <Button
              icon={CalendarPlus}
              onPress={() => {
                send({ type: 'term.add', term: next.value });
                setPicked('');
              }}
            >
              {words.add}
            </Button>
          </div>
        ) : (
          draft.terms.length > 0 && (
            <Text size="small" tone="muted">
              {words.full}
            </Text>
          )
        )}
      </Stack>
    </Card>
  );
}
