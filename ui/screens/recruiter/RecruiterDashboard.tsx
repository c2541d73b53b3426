import type { HiringFigures } from '@vetsync/machines/recruiter/model';
import { Stack } from '../../components/Stack/Stack.tsx';
import { PortalHead } from '../portal/PortalHead.tsx';
import { PortalTable, type PortalTableProps } from '../portal/PortalTable.tsx';
import { useWords } from '../../language/useWords.ts';
import { recruiterWords } from './Recruiter.words.ts';
import { RecruiterFigures } from './RecruiterFigures.tsx';
import '../reviews/Reviews.phrases.ts';
import './Recruiter.phrases.ts';

export interface RecruiterDashboardProps extends PortalTableProps {
  /** Null while nothing is known. */
  figures: HiringFigures | null;
}

/** Start page of the recruiter's portal: the applications (feature spec, section 2, "Recruiter Dashboard"). */
export function RecruiterDashboard({ figures, ...table }: RecruiterDashboardProps) {
  const words = useWords(recruiterWords);
  return (
    <Stack space="large">
      <PortalHead {...words.applications} />
      {figures && <RecruiterFigures figures={figures} locale={table.view.reader.locale} />}
      <PortalTable {...table} />
    </Stack>
  );
}
