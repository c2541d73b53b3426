import SearchX from 'lucide-react/icons/search-x';
import { Box } from '../../../components/Box/Box.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { OccupationEntry } from './OccupationEntry.tsx';
import { SkillReport } from './SkillReport.tsx';
import { SkillSources } from './SkillSources.tsx';
import { useWords } from '../../../language/useWords.ts';
import { skillTranslationWords } from '../SkillTranslation.words.ts';
import type { SkillSearchProps } from '../Career.types.ts';

export type { SkillSearchProps } from '../Career.types.ts';

/** Search of military occupations by code or title, with civilian matches. */
export function SkillSearch({ view, send }: SkillSearchProps) {
  const words = useWords(skillTranslationWords);
  const clearButton = <Button onPress={() => send({ type: 'filters.clear' })}>{words.clear}</Button>;
  const reportMissing = () => send({ type: 'report.open', occupationId: null });
  return (
    <Card as="section" aria-labelledby="skill-search">
      <Stack space="medium">
        <div>
          <Heading level={2} id="skill-search">
            {words.title}
          </Heading>
          <Text size="small" tone="muted">
            {words.text(view.total)}
          </Text>
        </div>
        <SearchField
          label={words.search}
          placeholder={words.placeholder}
          value={view.filters.q}
          onChange={(value) => send({ type: 'filter.change', filter: 'q', value })}
        />
        <Select
          label={words.branch}
          options={view.branches.map((value) => ({ value, label: words.branches[value] }))}
          value={view.filters.branch}
          onChange={(value) => send({ type: 'filter.change', filter: 'branch', value })}
        />
        <Inline justify="space-between" space="small">
          <Heading isLive level={3}>
            {words.found(view.count)}
          </Heading>
          {view.hasFilters && view.count > 0 && clearButton}
        </Inline>
        {view.count === 0 && (
          <EmptyState
            icon={SearchX}
            level={4}
            title={words.none.title}
            action={
              <Inline space="small">
                {clearButton}
                <Button onPress={reportMissing}>{words.none.action}</Button>
              </Inline>
            }
          >
            {words.none.text}
          </EmptyState>
        )}
        <Box as="ul" listStyle="none">
          {view.listed.map((occupation) => (
            <OccupationEntry key={occupation.id} occupation={occupation} send={send} />
          ))}
        </Box>
        {view.more > 0 && (
          <Button width="full" onPress={() => send({ type: 'list.extend' })}>
            {words.more(view.more)}
          </Button>
        )}
        <SkillSources view={view} onMissing={reportMissing} />
      </Stack>
      <SkillReport view={view} send={send} />
    </Card>
  );
}
