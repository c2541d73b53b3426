import { CaseAdding } from './CaseAdding.tsx';
import { CaseExport } from './CaseExport.tsx';
import { CaseSheet } from './CaseFinder.tsx';
import { CaseRecord } from './CaseRecord.tsx';
import type { CasesProps } from './Cases.types.ts';

/** What is open over the list: the record of one person, or a tool. */
export function CaseDialogs({ view, send }: CasesProps) {
  const { record, adding, tools, choices, self, reader } = view;
  return (
    <>
      {record && <CaseRecord record={record} choices={choices} self={self} reader={reader} send={send} />}
      {adding && <CaseAdding adding={adding} send={send} />}
      {tools === 'filters' && <CaseSheet view={view} send={send} />}
      {tools === 'export' && <CaseExport view={view} send={send} />}
    </>
  );
}
