import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { columns } from '../layout.css.ts';
import { useWords } from '../../language/useWords.ts';
import { careerWords } from './Career.words.ts';
import { CareerHead } from './CareerHead.tsx';
import { CareerProgress } from './CareerProgress.tsx';
import { CareerResources } from './CareerResources.tsx';
import { FindCard } from '../applications/FindCard.tsx';
import { SentList } from '../applications/SentList.tsx';
import { JobDetails } from './jobs/JobDetails.tsx';
import { SampleTranslations } from './skills/SampleTranslations.tsx';
import { TopMatches } from './skills/TopMatches.tsx';
import type { CareerProps } from './Career.types.ts';

export type { CareerProps } from './Career.types.ts';

/** The Career Translation Center (feature spec, section 2). */
export function CareerOverview({ view, send }: CareerProps) {
  const words = useWords(careerWords);
  const { applications, reader } = view;
  const sent = applications.length > 0 && (
    <Section title={words.applications}>
      <SentList applications={applications} reader={reader} />
    </Section>
  );
  return (
    <Stack space="large">
      <CareerHead {...words.overview} links={view.links} current="overview" />
      <div className={columns}>
        {view.findHref === null ? (
          <TopMatches view={view} send={send} />
        ) : (
          <Stack space="large">
            <FindCard
              words={words.find}
              href={view.findHref}
              other={{ action: words.beFound, href: view.candidacyHref }}
            />
            {sent}
          </Stack>
        )}
        <Stack space="large">
          {view.findHref === null && sent}
          <SampleTranslations view={view} withLink />
        </Stack>
      </div>
      <CareerResources links={view.links} />
      <CareerProgress view={view} />
      <JobDetails view={view} send={send} />
    </Stack>
  );
}
