import type { JobView } from '@vetsync/machines/career';
import type { Reader } from '@vetsync/machines/system/model';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { relativeTime } from '../../format.ts';
import { stoppedApplicationWords } from '../../system/parts/StoppedApplication.words.ts';
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

const tones = {
  saved: 'info',
  submitted: 'info',
  under_review: 'info',
  interview: 'honor',
  offered: 'positive',
  hired: 'positive',
  rejected: 'neutral',
} as const;

/** Status of the veteran's own application. */
export function JobStatusBadge({ job: { application } }: { job: Pick<JobView, 'application'> }) {
  const words = useWords(careerWords).matches;
  const { stops } = useWords(stoppedApplicationWords);
  if (application?.withdrawnAt !== undefined) return <Badge>{words.withdrawn}</Badge>;
  if (application?.stop) return <Badge>{stops[application.stop]}</Badge>;
  return application && <Badge tone={tones[application.status]}>{words.applied[application.status]}</Badge>;
}
