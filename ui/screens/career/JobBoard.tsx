import { Stack } from '../../components/Stack/Stack.tsx';
import { useWords } from '../../language/useWords.ts';
import { ListingFilters } from '../marketplace/listings/ListingFilters.tsx';
import { ListingPanel } from '../marketplace/listings/ListingPanel.tsx';
import { ListingResults } from '../marketplace/listings/ListingResults.tsx';
import { careerWords } from './Career.words.ts';
import { PageTabs } from '../system/parts/PageTabs.tsx';
import type { JobsProps } from './Career.types.ts';
import { CareerProgress } from './CareerProgress.tsx';
import { PageHead } from '../system/parts/PageHead.tsx';

export interface JobBoardProps extends JobsProps {
  /** Whether it is the demo's standalone screen instead of a page of the tab. */
  isStandalone: boolean;
}

/** All jobs with search and filters: a page of the tab, or the demo's standalone screen. */
export function JobBoard({ view, jobs, isStandalone }: JobBoardProps) {
  const allWords = useWords(careerWords);
  const { board: words, sampleJobs } = allWords;
  return (
    <Stack space="large">
      <PageHead
        title={words.title}
        hub={isStandalone ? undefined : allWords.overview.title}
        subtitle={jobs.view.hasScores ? `${words.subtitle} ${sampleJobs}` : undefined}
        tabs={!isStandalone && <PageTabs words={allWords} links={view.links} current="jobs" />}
      />
      {isStandalone && <CareerProgress view={view} />}
      <ListingFilters {...jobs} />
      <ListingResults {...jobs} />
      <ListingPanel {...jobs} />
    </Stack>
  );
}
