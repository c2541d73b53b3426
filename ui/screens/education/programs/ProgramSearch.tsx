import SearchX from 'lucide-react/icons/search-x';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { ShortListOnPhone } from '../../system/lists/ShortListOnPhone.tsx';
import { CompareTray } from './CompareTray.tsx';
import { outcome } from '../Education.css.ts';
import type { EducationProps } from '../Education.types.ts';
import { useWords } from '../../../language/useWords.ts';
import { educationWords } from '../Education.words.ts';
import { ProgramCard } from './ProgramCard.tsx';
import { ProgramFilters } from './ProgramFilters.tsx';

/** Search of all universities' programs. Each change applies at once, and the count is announced. */
export function ProgramSearch({ view, send }: EducationProps) {
  const allWords = useWords(educationWords);
  const words = allWords.search;
  const { results, resultCount, more, hasFilters, filters, compared } = view;
  const clear = <Button onPress={() => send({ type: 'filters.clear' })}>{words.clear}</Button>;
  return (
    <Stack as="section" space="medium" aria-labelledby="program-search">
      <Heading level={2} id="program-search">
        {words.title}
      </Heading>
      <ProgramFilters view={view} send={send} />
      <div className={outcome}>
        <div aria-live="polite">
          <Text weight="medium">{words.found(resultCount)}</Text>
        </div>
        {hasFilters && resultCount > 0 && clear}
      </div>
      {resultCount === 0 ? (
        <EmptyState icon={SearchX} level={3} title={words.empty.title} action={clear}>
          {filters.type === 'certificate' ? words.empty.noCertificates : words.empty.text}
        </EmptyState>
      ) : (
        <ShortListOnPhone count={results.length} label={words.results}>
          <Grid
            as="ul"
            listStyle="none"
            columns={{ mobile: 1, tablet: 2, desktop: 3 }}
            aria-label={words.results}
          >
            {results.map((program) => (
              <ProgramCard
                key={program.id}
                program={program}
                canCompare={view.canCompare || program.isCompared}
                reader={view.reader}
                send={send}
              />
            ))}
          </Grid>
        </ShortListOnPhone>
      )}
      {more > 0 && <Button onPress={() => send({ type: 'list.more' })}>{words.more(more)}</Button>}
      <Text size="small" tone="muted">
        {allWords.program.sample}
      </Text>
      {compared.length > 0 && <CompareTray view={view} send={send} />}
    </Stack>
  );
}
