import type { CareerView } from '@vetsync/machines/career';
import { Grid } from '../../components/Grid/Grid.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { StatCard } from '../../components/StatCard/StatCard.tsx';
import { figure } from '../format.ts';
import { useWords } from '../../language/useWords.ts';
import { careerWords } from './Career.words.ts';

const counted = ['applications', 'interviews', 'offers'] as const;

/** Counters from the shared world, and the sample profile views (feature spec, section 2, "Your Progress"). */
export function CareerProgress({ view: { progress, reader } }: { view: CareerView }) {
  const words = useWords(careerWords).progress;
  return (
    <Stack as="section" space="small" aria-labelledby="career-progress">
      <Heading level={2} id="career-progress">
        {words.title}
      </Heading>
      <Grid columns={{ mobile: 2, desktop: progress.views === null ? 3 : 4 }} space="small">
        {counted.map((name) => (
          <StatCard
            key={name}
            label={words[name]}
            figure={figure(progress[name], reader)}
            hint={words.hints[name]}
          />
        ))}
        {progress.views !== null && (
          <StatCard label={words.views} figure={figure(progress.views, reader)} hint={words.viewsHint} />
        )}
      </Grid>
    </Stack>
  );
}
