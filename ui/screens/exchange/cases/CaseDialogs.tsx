import { CaseAdding } from './CaseAdding.tsx';
import { CaseSheet } from './CaseFinder.tsx';
import { CaseRecord } from './CaseRecord.tsx';
import type { CasesProps } from './Cases.types.ts';
import { useWords } from '../../../language/useWords.ts';
import { ExportNotice } from '../../system/lists/ExportNotice.tsx';
import { casesWords } from './Cases.words.ts';

/** Asks before the cases are downloaded. */
function CaseExport({ view: { filters }, send }: CasesProps) {
  const words = useWords(casesWords).export;
  return (
    <ExportNotice words={words} send={send}>
      {filters.listing === null ? words.all : words.listing}
    </ExportNotice>
  );
}

/** What is open over the list: the record of one person, or a tool. */
export function CaseDialogs({ view, send }: CasesProps) {
  const { record, adding, tools, choices, self, intl } = view;
  return (
    <>
      {record && <CaseRecord record={record} choices={choices} self={self} intl={intl} send={send} />}
      {adding && <CaseAdding adding={adding} send={send} />}
      {tools === 'filters' && <CaseSheet view={view} send={send} />}
      {tools === 'export' && <CaseExport view={view} send={send} />}
    </>
  );
}
