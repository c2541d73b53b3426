import { candidatePoolView, type candidatePoolMachine } from '@vetsync/machines/candidatePool';
import { tabCode } from '@vetsync/machines/platform';
import type { PortalSamples } from '@vetsync/machines/portal/model';
import type { RecruiterSamples } from '@vetsync/machines/recruiter/model';
import { recruiterCandidatesTab } from '@vetsync/machines/recruiterCandidatesTab';
import { CandidatePool, type CandidatePoolProps } from '@vetsync/ui/screens/recruiter/CandidatePool';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useName, useTab } from '../../usePlatform.ts';
import { useTable, useTableProps, type TableActor } from '../portal/useTable.ts';

export const codeOf = (portal: PortalSamples<RecruiterSamples>) => tabCode(recruiterCandidatesTab, portal);

/** The candidates of a recruiter, and the comparison of some of them. */
export default function CandidatesTab() {
  const tab = useTab(recruiterCandidatesTab);
  const pool = useSelector(tab, (shown) => shown?.children.pool);
  const table = useTable(useSelector(tab, (shown) => shown?.children.table));
  return pool && table && <Candidates pool={pool} table={table} />;
}

interface CandidatesProps {
  pool: ActorRefFrom<typeof candidatePoolMachine>;
  table: TableActor;
}

function Candidates({ pool, table }: CandidatesProps) {
  const view = useSelector(pool, candidatePoolView);
  const props = useTableProps(table);
  useName(view.candidate?.name ?? null);
  const send: CandidatePoolProps['table']['send'] = (event) => {
    props.send(event);
    // The pool handles the choice of whom to compare, which a row offers.
    if (event.type === 'row.act') pool.send(event);
  };
  return <CandidatePool view={view} send={pool.send} table={{ view: props.view, send }} />;
}
