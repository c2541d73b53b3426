import { Button } from '../../../components/Button/Button.tsx';
import { Row, RowList } from '../../../components/RowList/RowList.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { benefitsCalculatorWords } from '../BenefitsCalculator.words.ts';
import type { BenefitsCalculatorProps } from '../Education.types.ts';

/** The search of a school whose figures the plan takes over. */
export function SchoolFinder({ view: { finder }, send }: Pick<BenefitsCalculatorProps, 'view' | 'send'>) {
  const words = useWords(benefitsCalculatorWords).finder;
  if (finder === null) return null;
  const { q, state, found } = finder;
  return (
    <Stack space="small" align="stretch">
      <SearchField
        label={words.label}
        placeholder={words.placeholder}
        value={q}
        onChange={(typed) => send({ type: 'school.find', q: typed })}
      />
      <Text size="small" tone={state === 'failed' ? 'critical' : 'muted'} aria-live="polite">
        {state === 'found' ? words.found(found.length) : state !== 'idle' && words[state]}
      </Text>
      {state === 'found' && (
        <RowList>
          {found.map((school) => (
            <Row
              key={school.id}
              title={<span lang="en">{school.name}</span>}
              detail={<span lang="en">{[school.city, school.state].filter(Boolean).join(', ')}</span>}
              actions={
                <Button
                  size="small"
                  aria-label={words.takeOf(school.name)}
                  onPress={() => send({ type: 'school.take', id: school.id })}
                >
                  {words.take}
                </Button>
              }
            />
          ))}
        </RowList>
      )}
    </Stack>
  );
}
