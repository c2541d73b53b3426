import { Stack } from '../../components/Stack/Stack.tsx';
import { useWords } from '../../language/useWords.ts';
import { careerWords } from './Career.words.ts';
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
