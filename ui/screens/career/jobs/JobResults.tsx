import SearchX from 'lucide-react/icons/search-x';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { MatchScore } from '../../../components/MatchScore/MatchScore.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { tile } from '../../layout.css.ts';
import { useWords } from '../../../language/useWords.ts';
import { careerWords } from '../Career.words.ts';
import type { CareerProps } from '../Career.types.ts';
import { JobActions } from './JobActions.tsx';
import { SentBadge } from '../../applications/SentBadge.tsx';
import { JobFacts } from './JobFacts.tsx';

/** Matching jobs, with a count that is announced. */
export function JobResults({ view, send }: CareerProps) {
  const words = useWords(careerWords).board;
  const clear = <Button onPress={() => send({ type: 'filters.clear' })}>{words.clear}</Button>;
  return (
    <Stack space="small">
      <Inline justify="space-between" space="small">
        <Heading isLive level={2}>
          {words.found(view.count)}
        </Heading>
        {view.hasFilters && view.count > 0 && clear}
      </Inline>
      {view.count === 0 ? (
        <EmptyState icon={SearchX} level={3} title={words.none.title} action={clear}>
          {words.none.text}
        </EmptyState>
      ) : (
        <Grid as="ul" listStyle="none" columns={{ mobile: 1, desktop: 2 }} space="small">
          {view.listed.map((job) => (
            <li key={job.id}>
              <article className={tile} aria-label={job.title}>
                <Inline space="xsmall" align="baseline" justify="space-between">
                  <Heading level={3}>{job.title}</Heading>
                  <MatchScore score={job.match} />
                </Inline>
                <Stack space="xsmall">
                  <JobFacts job={job} reader={view.reader} />
                  <Text size="small">{job.description}</Text>
                  {job.application && <SentBadge application={job.application} />}
                </Stack>
                <JobActions job={job} send={send} />
              </article>
            </li>
          ))}
        </Grid>
      )}
      {view.more > 0 && (
        <Button width="full" onPress={() => send({ type: 'list.more' })}>
          {words.more(view.more)}
        </Button>
      )}
    </Stack>
  );
}
