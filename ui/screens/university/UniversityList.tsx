import { Stack } from '../../components/Stack/Stack.tsx';
import { PortalHead } from '../portal/PortalHead.tsx';
import { PortalTable, type PortalTableProps } from '../portal/PortalTable.tsx';
import { useWords } from '../../language/useWords.ts';
import { universityWords } from './University.words.ts';
import '../reviews/Reviews.phrases.ts';
import './University.phrases.ts';

export const universityLists = ['programs'] as const;

export interface UniversityListProps extends PortalTableProps {
  /** Which list of the portal to show. */
  list: (typeof universityLists)[number];
}

/** A tab of the university's portal that shows a table. */
export function UniversityList({ list, ...table }: UniversityListProps) {
  const words = useWords(universityWords);
  return (
    <Stack space="large">
      <PortalHead {...words[list]} />
      <PortalTable {...table} />
    </Stack>
  );
}
