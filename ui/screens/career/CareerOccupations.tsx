import { Stack } from '../../components/Stack/Stack.tsx';
import { Occupations, type OccupationsProps } from '../reference/Occupations.tsx';
import { useWords } from '../../language/useWords.ts';
import { careerWords } from './Career.words.ts';
import { PageTabs } from '../system/parts/PageTabs.tsx';
import type { CareerProps } from './Career.types.ts';
import { PageHead } from '../system/parts/PageHead.tsx';

export interface CareerOccupationsProps extends Pick<CareerProps, 'view'> {
  occupations: OccupationsProps;
}

/** Military Skill Translation with what public files say: the page of a signed-in person. */
export function CareerOccupations({ view, occupations }: CareerOccupationsProps) {
  const words = useWords(careerWords);
  return (
    <Stack space="large">
      <PageHead
        title={words.translation.title}
        hub={words.overview.title}
        tabs={<PageTabs words={words} links={view.links} current="translation" />}
      />
      <Occupations {...occupations} />
    </Stack>
  );
}
