import { useWords } from '../../../language/useWords.ts';
import { ExportNotice } from '../../system/lists/ExportNotice.tsx';
import type { CasesProps } from './Cases.types.ts';
import { casesWords } from './Cases.words.ts';

/** Asks before the cases are downloaded. */
export function CaseExport({ view: { filters }, send }: CasesProps) {
  const words = useWords(casesWords).export;
  return (
    <ExportNotice words={words} send={send}>
      {filters.listing === null ? words.all : words.listing}
    </ExportNotice>
  );
}
