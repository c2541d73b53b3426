import { Stack } from '../../components/Stack/Stack.tsx';
import { PortalHead } from '../portal/PortalHead.tsx';
import { PortalTable } from '../portal/PortalTable.tsx';
import { CandidateProfile } from './CandidateProfile.tsx';
import { CompareCandidates } from './CompareCandidates.tsx';
import { CompareChoice } from './CompareChoice.tsx';
import { useWords } from '../../language/useWords.ts';
import { recruiterWords } from './Recruiter.words.ts';
import type { CandidatePoolProps } from './Recruiter.types.ts';
import '../reviews/Reviews.phrases.ts';
import './Recruiter.phrases.ts';

export type { CandidatePoolProps } from './Recruiter.types.ts';

/** Candidates to browse, read and compare. */
export function CandidatePool({ view, send, table }: CandidatePoolProps) {
  const words = useWords(recruiterWords);
  return (
    <Stack space="large">
      <PortalHead {...words.candidates} />
      <PortalTable {...table} />
      <CompareChoice view={view} send={send} />
      {view.state === 'comparing' && <CompareCandidates view={view} send={send} />}
      {view.isReading && <CandidateProfile view={view} send={send} table={table} />}
    </Stack>
  );
}
