import type { CareerView } from '@vetsync/machines/career/career';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { StatStrip } from '../../components/StatStrip/StatStrip.tsx';
import { formatNumber } from '../format.ts';
import { useWords } from '../../language/useWords.ts';
import { careerWords } from './Career.words.ts';

const counted = ['applications', 'interviews', 'offers'] as const;

/** Counters from the shared world, and the sample profile views (feature spec, section 2, "Your Progress"). */
export function CareerProgress({ view: { progress, intl } }: { view: CareerView }) {
  const words = useWords(careerWords).progress;
  return (
    <Stack space="small">
      <Heading level={2}>{words.title}</Heading>
      <StatStrip
        label={words.title}
        stats={[
          ...counted.map((name) => ({
            label: words[name],
            figure: formatNumber(progress[name], intl),
            hint: words.hints[name],
          })),
          ...(progress.views === null
            ? []
            : [{ label: words.views, figure: formatNumber(progress.views, intl), hint: words.viewsHint }]),
        ]}
      />
    </Stack>
  );
}
