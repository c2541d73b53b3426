import type { CareerEvent, JobView } from '@vetsync/machines/career';
import { Button } from '../../../components/Button/Button.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { useWords } from '../../../language/useWords.ts';
import { careerWords } from '../Career.words.ts';
import { applyLabel } from './applyLabel.ts';

interface JobActionsProps {
  job: JobView;
  send: (event: CareerEvent) => void;
}

/** The labels include the job, so that they are distinct in a screen reader's list of buttons. */
export function JobActions({ job, send }: JobActionsProps) {
  const words = useWords(careerWords).matches;
  const { id, title, company } = job;
  const apply = applyLabel(words, job);
  return (
    <Inline space="small">
      <Button
        size="small"
        aria-label={words.about(apply, title, company)}
        onPress={() => send({ type: 'job.apply', jobId: id })}
      >
        {apply}
      </Button>
      <Button
        size="small"
        aria-label={words.about(words.details, title, company)}
        onPress={() => send({ type: 'job.details', jobId: id })}
      >
        {words.details}
      </Button>
    </Inline>
  );
}
