import '../reviews/Reviews.phrases.ts';
import { CandidateProfile } from './candidates/CandidateProfile.tsx';
import { CompareCandidates } from './candidates/CompareCandidates.tsx';
import type { CandidatesProps } from './Candidates.types.ts';

/** What is open over the candidates: one of them, or several side by side. */
export function CandidateDialogs({ view, send }: Omit<CandidatesProps, 'title'>) {
  const { detail, isComparing } = view;
  return (
    <>
      {isComparing && <CompareCandidates view={view} send={send} />}
      {detail && <CandidateProfile detail={detail} view={view} send={send} />}
    </>
  );
}
