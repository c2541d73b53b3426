import type { CareerView, JobView } from '@vetsync/machines/career';
import SearchX from 'lucide-react/icons/search-x';
import { Button } from '../../../components/Button/Button.tsx';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { MatchScore } from '../../../components/MatchScore/MatchScore.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { relativeTime } from '../../format.ts';
import { bullets } from '../../layout.css.ts';
import type { Translation } from '../../../language/translate.ts';
import { useWords } from '../../../language/useWords.ts';
import { careerWords } from '../Career.words.ts';
import { applyLabel } from './applyLabel.ts';
import { SentBadge } from '../../applications/SentBadge.tsx';
import { salaryText } from './salaryText.ts';
import type { CareerProps } from '../Career.types.ts';

const factsOf = (
  { details: words, types, place, salary }: Translation<typeof careerWords>,
  job: JobView,
  { reader }: CareerView,
) => [
  { label: words.facts.company, value: job.company },
  { label: words.facts.location, value: place(job.location) },
  { label: words.facts.salary, value: salaryText({ salary }, job, reader) },
  { label: words.facts.type, value: types[job.type] },
  { label: words.facts.posted, value: relativeTime(job.posted, reader) },
  { label: words.facts.match, value: <MatchScore score={job.match} /> },
  { label: words.facts.clearance, value: job.clearance || words.noClearance },
  ...(job.application
    ? [{ label: words.facts.application, value: <Own application={job.application} /> }]
    : []),
];

function Own({ application }: { application: NonNullable<JobView['application']> }) {
  const words = useWords(careerWords).details;
  return <SentBadge application={application} say={(status) => words.application(status, application.id)} />;
}

function Skills({ title, skills }: { title: string; skills: readonly string[] }) {
  return (
    <div>
      <Heading level={3}>{title}</Heading>
      <ul className={bullets}>
        {skills.map((skill) => (
          <li key={skill}>{skill}</li>
        ))}
      </ul>
    </div>
  );
}

/** One job in a dialog, or a message that the URL's job doesn't exist. */
export function JobDetails({ view, send }: CareerProps) {
  const allWords = useWords(careerWords);
  const words = allWords.details;
  const { overlay, job } = view;
  const close = () => send({ type: 'dialog.close' });
  if (overlay === 'unknownJob')
    return (
      <Dialog title={words.unknown.title} onClose={close}>
        <EmptyState
          icon={SearchX}
          level={3}
          title={words.unknown.title}
          action={<Button onPress={close}>{words.close}</Button>}
        >
          {words.unknown.text}
        </EmptyState>
      </Dialog>
    );
  if (overlay !== 'details' || !job) return null;
  return (
    <Dialog
      title={job.title}
      description={allWords.sampleJobs}
      onClose={close}
      footer={
        <>
          <Button variant="primary" onPress={() => send({ type: 'job.apply', jobId: job.id })}>
            {applyLabel(allWords.matches, job)}
          </Button>
          <Button onPress={close}>{words.close}</Button>
        </>
      }
    >
      <Stack space="medium">
        <Text>{job.description}</Text>
        <DescriptionList items={factsOf(allWords, job, view)} />
        <Skills title={words.required} skills={job.requiredSkills} />
        <Skills title={words.preferred} skills={job.preferredSkills} />
      </Stack>
    </Dialog>
  );
}
