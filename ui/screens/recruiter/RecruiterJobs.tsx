import type { OpeningView } from '@vetsync/machines/recruiter/model';
import { Stack } from '../../components/Stack/Stack.tsx';
import { PortalHead } from '../portal/PortalHead.tsx';
import { PortalTable, type PortalTableProps } from '../portal/PortalTable.tsx';
import { RecordDialog } from '../portal/RecordDialog.tsx';
import { JobRecord } from './JobRecord.tsx';
import { useWords } from '../../language/useWords.ts';
import { jobWords, recruiterWords } from './Recruiter.words.ts';
import '../reviews/Reviews.phrases.ts';
import './Recruiter.phrases.ts';

export interface RecruiterJobsProps extends PortalTableProps {
  /** The open job; null if none has that id. */
  job: OpeningView | null;
}

/** The company's job openings. */
export function RecruiterJobs({ job, ...table }: RecruiterJobsProps) {
  const { jobs } = useWords(recruiterWords);
  const words = useWords(jobWords);
  const { view, send } = table;
  return (
    <Stack space="large">
      <PortalHead {...jobs} />
      <PortalTable {...table} />
      {view.open && (
        <RecordDialog
          title={job?.title ?? words.title}
          description={job ? words.company(job.team, job.company) : undefined}
          open={view.open}
          send={send}
        >
          {job && <JobRecord job={job} reader={view.reader} />}
        </RecordDialog>
      )}
    </Stack>
  );
}
