import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { columns } from '../layout.css.ts';
import { useWords } from '../../language/useWords.ts';
import { careerWords } from './Career.words.ts';
import { CareerHead } from './CareerHead.tsx';
import { CareerOffers } from './CareerOffers.tsx';
import { CareerProgress } from './CareerProgress.tsx';
import { CareerResources } from './CareerResources.tsx';
import { SentList } from '../applications/SentList.tsx';
import { ListingPanel } from '../marketplace/listings/ListingPanel.tsx';
import { SampleTranslations } from './skills/SampleTranslations.tsx';
import { TopMatches } from './skills/TopMatches.tsx';
import type { JobsProps } from './Career.types.ts';

export type { JobsProps } from './Career.types.ts';

/** The Career Translation Center (feature spec, section 2). */
export function CareerOverview({ view, jobs }: JobsProps) {
  const words = useWords(careerWords);
  const { applications, reader } = view;
  return (
    <Stack space="large">
      <CareerHead {...words.overview} links={view.links} current="overview" />
      <CareerOffers view={view} />
      <div className={columns}>
        <TopMatches view={view} jobs={jobs} />
        <Stack space="large">
          {applications.length > 0 && (
            <Section title={words.applications}>
              <SentList applications={applications} reader={reader} />
            </Section>
          )}
          <SampleTranslations view={view} withLink />
        </Stack>
      </div>
      <CareerResources links={view.links} />
      <CareerProgress view={view} />
      <ListingPanel {...jobs} />
    </Stack>
  );
}
