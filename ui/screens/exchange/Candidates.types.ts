import type { CandidateDetail, CandidatesEvent, CandidatesView } from '@vetsync/machines/candidates';
import type { Reader } from '@vetsync/machines/system/model';

// Props of the candidates. The parts of the screen use them too.

export interface CandidatesProps {
  view: CandidatesView;
  send: (event: CandidatesEvent) => void;
}

/** The open candidate. */
export interface CandidateProps {
  detail: CandidateDetail;
  reader: Reader;
  send: CandidatesProps['send'];
}
