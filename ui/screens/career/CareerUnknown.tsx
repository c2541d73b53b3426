import type { CareerView } from '@vetsync/machines/career/career';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { useWords } from '../../language/useWords.ts';
import { careerWords } from './Career.words.ts';
import { PageHead } from '../system/parts/PageHead.tsx';

/** The URL matches no page of the tab. */
export function CareerUnknown({ view: { links } }: { view: CareerView }) {
  const words = useWords(careerWords);
  return (
    <Stack space="large">
      <PageHead {...words.overview} />
      <EmptyState
        drawing="path"
        title={words.unknown.title}
        action={<LinkButton href={links.overview}>{words.unknown.action}</LinkButton>}
      >
        {words.unknown.text}
      </EmptyState>
    </Stack>
  );
}
