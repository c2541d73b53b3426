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
import { addRow } from '../BenefitsCalculator.css.ts';
import type { BenefitsCalculatorProps } from '../Education.types.ts';
import { usePhrases } from '../../../language/usePhrases.ts';
import { useWords } from '../../../language/useWords.ts';
import '../../applications/Applications.phrases.ts';
import { benefitsCalculatorWords } from '../BenefitsCalculator.words.ts';
import { PlanTerm } from './PlanTerm.tsx';

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
          <EmptyState icon={CalendarPlus} level={3} title={words.empty.title}>
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
