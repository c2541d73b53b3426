import { candidatePoolView } from '@vetsync/machines/candidatePool';
import { recruiterCandidatesTab } from '@vetsync/machines/recruiterCandidatesTab';
import { CandidatePool } from '@vetsync/ui/screens/recruiter/CandidatePool';
import { connect } from '../../connect.tsx';
import { useTabChildren } from '../../usePlatform.ts';
import { useTable } from '../portal/useTable.ts';

export const logic = recruiterCandidatesTab;

const Candidates = connect(CandidatePool, candidatePoolView, {
  nameOf: ({ candidate }) => candidate?.name ?? null,
});

/** The candidates of a recruiter, and the comparison of some of them. */
export default function CandidatesTab() {
  const { pool, table } = useTabChildren(recruiterCandidatesTab);
  const props = useTable(table);
  return props && <Candidates actor={pool} table={props} />;
}
