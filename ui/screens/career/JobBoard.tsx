import { Stack } from '../../components/Stack/Stack.tsx';
import { useWords } from '../../language/useWords.ts';
import { careerWords } from './Career.words.ts';
import { FindCard } from '../applications/FindCard.tsx';
import { CareerHead } from './CareerHead.tsx';
import type { CareerProps } from './Career.types.ts';
import { CareerProgress } from './CareerProgress.tsx';
import { JobDetails } from './jobs/JobDetails.tsx';
import { JobFilters } from './jobs/JobFilters.tsx';
import { JobResults } from './jobs/JobResults.tsx';

export interface JobBoardProps extends CareerProps {
  /** Whether it is the demo's standalone screen instead of a page of the tab. */
  isStandalone: boolean;
}

/** All jobs with search and filters: a page of the tab, or the demo's standalone screen. */
export function JobBoard({ view, send, isStandalone }: JobBoardProps) {
  const allWords = useWords(careerWords);
  const words = allWords.board;
  // Of an account, whose jobs are in the marketplace.
  if (view.findHref !== null)
    return (
      <Stack space="large">
        <CareerHead title={words.title} links={view.links} current="jobs" />
        <FindCard words={allWords.find} href={view.findHref} />
      </Stack>
    );
  return (
    <Stack space="large">
      <CareerHead
        title={words.title}
        subtitle={`${words.subtitle} ${allWords.sampleJobs}`}
        links={view.links}
        current={isStandalone ? null : 'jobs'}
      />
      {isStandalone && <CareerProgress view={view} />}
      <JobFilters view={view} send={send} />
      <JobResults view={view} send={send} />
      <JobDetails view={view} send={send} />
    </Stack>
  );
}
