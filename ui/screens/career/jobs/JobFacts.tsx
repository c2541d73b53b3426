import type { JobView } from '@vetsync/machines/career';
import type { Reader } from '@vetsync/machines/system/model';
import { Text } from '../../../components/Text/Text.tsx';
import { relativeTime } from '../../format.ts';
import { TimeText } from '../../system/parts/TimeText.tsx';
import { useWords } from '../../../language/useWords.ts';
import { careerWords } from '../Career.words.ts';
import { salaryText } from './salaryText.ts';

interface JobFactsProps {
  job: JobView;
  reader: Reader;
}

/** Employer, location, pay, job type and date posted. */
export function JobFacts({ job, reader }: JobFactsProps) {
  const words = useWords(careerWords);
  return (
    <div>
      <Text as="div" size="small" tone="muted">
        {job.company}, {words.place(job.location)}
      </Text>
      <Text as="div" size="small">
        {salaryText(words, job, reader)}, {words.types[job.type].toLowerCase()}
      </Text>
      <TimeText at={job.posted} reader={reader} size="caption" tone="muted">
        {words.matches.posted(relativeTime(job.posted, reader))}
      </TimeText>
    </div>
  );
}
